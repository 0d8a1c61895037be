import type { Language } from '@fairground/domain/text'
import type { Plan } from '@fairground/floorplan/plan'
import type { Db } from '../platform/database/database'
import { type HallRow, readBooths, readHalls } from './hall.repository'
import { namesOf } from './hall-snapshot'

/** A hall as it stands at this moment, ready to be drawn, with the names that anybody may read. */
export async function readPlan(
  db: Db,
  edition: number,
  hallId: string,
  language: Language,
): Promise<{ hall: HallRow; plan: Plan } | undefined> {
  const [[hall], booths] = await Promise.all([
    readHalls(db, edition, hallId),
    readBooths(db, edition, hallId),
  ])
  if (!hall) return undefined
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
      })),
    },
  }
}
