import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import type { Plan } from '@fairground/floorplan/plan'
import type { Db } from '../platform/database/database'
import type { Reader } from '../platform/http/principal'
import { type HallRow, readBooths, readHalls } from './hall.repository'
import { namesOf } from './hall-snapshot'
import { toldBooths } from './told-booths'

/** Who is to look at it, in which language. */
export interface PlanReader {
  reader: Reader
  accountId?: string | undefined
  language: Language
}

/** A hall as it stands at this moment, ready to be drawn, with the names that anybody may read. */
export async function readPlan(
  db: Db,
  settings: Settings,
  hallId: string,
  { language, ...reader }: PlanReader,
): Promise<{ hall: HallRow; plan: Plan } | undefined> {
  const [[hall], rows] = await Promise.all([
    readHalls(db, settings.edition, hallId),
    readBooths(db, settings.edition, hallId),
  ])
  if (!hall) return undefined
  const booths = toldBooths(rows, reader, settings)
  const { width, depth, kind, scenery, background } = hall
  return {
    hall,
    plan: {
      width,
      depth,
      outdoor: kind === 'outdoor',
      background: background ?? undefined,
      scenery,
      booths: booths.map((booth) => ({
        id: booth.id,
        code: booth.code,
        state: booth.state,
        special: booth.special,
        raw: booth.boothClass === 'raw',
        name: namesOf(booth)[language],
        x: booth.x,
        y: booth.y,
        width: booth.width,
        depth: booth.depth,
        codeFont: booth.fonts?.code,
        nameFont: booth.fonts?.name,
      })),
    },
  }
}
