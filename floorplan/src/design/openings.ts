import { openSides, type Rect, type Side } from '../geometry'
import { ofKind } from '../of-kind'
import { spatialIndex } from '../spatial-index'
import type { Draft } from './draft'
import { wallsAndRooms } from './obstacles'

/** How deep the floor in front of a side is looked at, metres. */
export const reach = 1.5

/** The sides of each booth that visitors can come from. The edge of the hall closes, as do booths, walls, rooms and pillars. */
export function openSidesOf({ width, depth, elements, booths }: Draft): Map<string, Side[]> {
  const hall = { x: 0, y: 0, width, depth }
  const index = spatialIndex<Rect>([...booths, ...wallsAndRooms(elements), ...ofKind(elements, 'pillar')])
  return new Map(
    booths.map((booth) => {
      const obstacles = index.within({
        x: booth.x - reach,
        y: booth.y - reach,
        width: booth.width + 2 * reach,
        depth: booth.depth + 2 * reach,
      })
      return [booth.id, openSides(booth, { hall, obstacles, reach })]
    }),
  )
}
