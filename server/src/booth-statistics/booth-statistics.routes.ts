import * as calls from '@fairground/wire/booth-statistics'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { readAsked, readBoothCells, readCountedHalls } from './booth-statistics.repository'
import { sendDemand } from './export-demand'
import { sendFigures } from './export-figures'

export function boothStatisticsRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform

  async function figures(): Promise<calls.BoothFigures> {
    const { edition } = settings.current()
    const [halls, cells] = await Promise.all([readCountedHalls(db, edition), readBoothCells(db, edition)])
    return { halls, cells }
  }

  serve(app, calls.boothFigures, () => figures())
  serve(app, calls.exportBoothFigures, async ({ query, caller, reply }) =>
    sendFigures(platform, await figures(), query, caller, reply),
  )
  async function demand(): Promise<calls.BoothDemand> {
    const { edition, boothClassesByExhibitType } = settings.current()
    return { asked: await readAsked(db, edition), mayTake: boothClassesByExhibitType }
  }

  serve(app, calls.boothDemand, () => demand())
  serve(app, calls.exportBoothDemand, async ({ caller, reply }) =>
    sendDemand(platform, await demand(), await figures(), caller, reply),
  )
}
