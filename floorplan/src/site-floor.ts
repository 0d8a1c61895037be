import type { Rect } from './geometry'
import { type Polygon, spansAt } from './polygon'
import type { SitePlan } from './site-plan'
import { type LaidFloor, layFloor, setFreeIn, type WalkableFloor } from './walkable-floor'

/** Side of a square of the site, in metres: what lies between halls is wide, and there is much of it. */
const siteStep = 1

/** What one can walk on between the halls. Halls and water bar it; whatever lies over water is a bridge. */
export function siteFloor({ width, depth, grounds }: SitePlan, halls: readonly Rect[]): WalkableFloor {
  const floor = layFloor(width, depth, siteStep)
  for (const { use, points } of grounds) setFreeWithin(floor, points, use !== 'water')
  for (const outline of halls) setFreeIn(floor, outline, false)
  return floor
}

/** The squares whose middle lies within the polygon. */
function setFreeWithin(floor: LaidFloor, polygon: Polygon, free: boolean): void {
  const columnAfter = (x: number) => Math.ceil(x / floor.step - 0.5)
  for (let row = 0; row < floor.rows; row++)
    for (const { from, to } of spansAt(polygon, (row + 0.5) * floor.step))
      floor.setFree(row, { first: columnAfter(from), last: columnAfter(to) - 1 }, free)
}
