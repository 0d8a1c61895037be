import { contains, overlaps, type Rect } from '../geometry'
import { ofKind } from '../of-kind'
import type { ScenePoint } from '../scene'
import { spatialIndex } from '../spatial-index'
import type { Draft } from './draft'
import { wallsAndRooms } from './obstacles'
import { toCentimetre } from './pieces'

/** As one goes on drawing: on along the row first, then back, then the row below and the one above. */
const directions: readonly ScenePoint[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
]

/**
 * How far floors have to go together to lie free within the hall: on nothing that stands there, and on no fire lane. With
 * `apart` they leave the floor where they are first. Nothing where there is no such place straight on.
 */
export function stepToFreePlace(
  draft: Draft,
  floors: readonly Rect[],
  { apart }: { apart: boolean },
): ScenePoint | undefined {
  if (floors.length === 0) return undefined
  const { width, depth, elements, booths } = draft
  const hall = { x: 0, y: 0, width, depth }
  const standing = spatialIndex<Rect>([
    ...booths,
    ...wallsAndRooms(elements),
    ...ofKind(elements, 'pillar'),
    // Whoever stands in an area already may stay in it.
    ...ofKind(elements, 'area').filter((area) => !floors.some((floor) => overlaps(area, floor))),
    ...ofKind(elements, 'lane').filter(({ use }) => use === 'fire'),
  ])
  for (const to of directions) {
    let far = apart ? lengthOf(floors, to) : 0
    // Each turn leaves something behind for good, until the hall ends.
    for (;;) {
      const by = { x: toCentimetre(to.x * far), y: toCentimetre(to.y * far) }
      const there = floors.map((floor) => ({ ...floor, x: floor.x + by.x, y: floor.y + by.y }))
      if (!there.every((floor) => contains(hall, floor))) break
      const more = Math.max(
        0,
        ...there.flatMap((floor) =>
          standing
            .within(floor)
            .filter((other) => overlaps(other, floor))
            .map((other) => stepOff(floor, other, to)),
        ),
      )
      if (more === 0) return by
      far += more
    }
  }
  return undefined
}

function stepOff(floor: Rect, other: Rect, { x, y }: ScenePoint): number {
  if (x > 0) return other.x + other.width - floor.x
  if (x < 0) return floor.x + floor.width - other.x
  return y > 0 ? other.y + other.depth - floor.y : floor.y + floor.depth - other.y
}

/** How long they are together in this direction. */
function lengthOf(floors: readonly Rect[], { x }: ScenePoint): number {
  const ends = floors.map((floor) =>
    x === 0 ? { from: floor.y, to: floor.y + floor.depth } : { from: floor.x, to: floor.x + floor.width },
  )
  return Math.max(...ends.map(({ to }) => to)) - Math.min(...ends.map(({ from }) => from))
}
