import { middleOf, overlaps, type Rect } from '../../geometry'
import type { Draft, DraftBooth } from '../draft'
import { commonFloor, type Floor } from './floor-of'
import { mendByMovingOff } from './moving-away'
import type { Mend, Problem } from './problem'

/** Two booths on the same floor, or a booth in a room that has walls of its own. A service area may be such a room. */
export function overlapsOf({ booths }: Draft, floor: Floor): Problem[] {
  const place = new Map(booths.map(({ id }, index) => [id, index]))
  return booths.flatMap((booth, index) => [
    ...floor.booths
      .within(booth)
      .filter((below) => overlaps(booth, below) && (place.get(below.id) ?? 0) < index)
      .map((below) =>
        overlapOf(below, booth, mendByMovingOff(floor, booth, below) ?? mendByMovingOff(floor, below, booth)),
      ),
    ...(booth.use === 'function' ? [] : floor.rooms.within(booth))
      .filter((room) => overlaps(booth, room))
      .map((room) => overlapOf(room, booth, mendByMovingOff(floor, booth, room))),
  ])
}

function overlapOf(below: Rect & { id: string }, above: DraftBooth, mend: Mend | undefined): Problem {
  const common = commonFloor(below, above)
  return {
    kind: 'overlap',
    ids: [below.id, above.id],
    at: middleOf(common),
    floor: common,
    areaM2: common.width * common.depth,
    ...(mend && { mend }),
  }
}
