import { dayIn } from '@fairground/domain/field'
import { placementMessages as say } from '@fairground/domain/placement'
import { codes } from '@fairground/wire/kernel/codes'
import * as calls from '@fairground/wire/placement'
import { assignmentOutlook } from '@fairground/wire/placement/outlook'
import type { FastifyInstance } from 'fastify'
import { readPage } from '../platform/database/joined-view'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { serve } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { assignBooths, designateBooths } from './assignment.service'
import { findBoothDetail } from './booth-detail'
import { boothsAtDesk, type Reading } from './booth-list.repository'
import { searchCompaniesToPlace } from './companies-to-place.repository'
import { sendBooths } from './export-booths'
import { foresee } from './outlook'
import { reserveBooths, unassignBooths, unreserveBooths } from './placement.service'

export function placementRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, settings } = platform
  const reading = ({ language }: Pick<Caller, 'language'>): Reading => {
    const { edition, timeZone } = settings.current()
    return { edition, today: dayIn(timeZone), language }
  }

  serve(app, calls.assignBooths, ({ body, caller }) => assignBooths(platform, body, caller))
  serve(app, calls.designateBooths, ({ body, caller }) => designateBooths(platform, body, caller))
  serve(app, calls.unassignBooths, ({ body, caller }) => unassignBooths(platform, body, caller))
  serve(app, calls.reserveBooths, ({ body, caller }) => reserveBooths(platform, body, caller))
  serve(app, calls.unreserveBooths, ({ body, caller }) => unreserveBooths(platform, body, caller))

  serve(app, calls.listBooths, ({ body, caller }) => readPage(db, boothsAtDesk, body, reading(caller)))
  serve(app, calls.exportBooths, ({ query, caller, reply }) =>
    sendBooths(platform, query, reading(caller), caller, reply),
  )
  serve(app, calls.findBooth, async ({ params, caller }) => {
    const found = await findBoothDetail(db, params.boothId, reading(caller))
    if (!found) throw new Refusal(codes.notFound, say.unknownBooth)
    return found
  })
  serve(app, calls.companiesToPlace, ({ query }) =>
    searchCompaniesToPlace(db, query, settings.current().edition),
  )
  serve(app, assignmentOutlook, ({ body, caller }) => foresee(platform, body, caller.language))
}
