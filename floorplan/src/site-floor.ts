import type { Rect } from './geometry'
import { type Polygon, spansAt } from './polygon'
import type { GroundUse, SitePlan } from './site-plan'
import { treeReach } from './site-tree'
import { segments } from './walkable-floor'
import {
  alongLine,
  type Footing,
  type LaidFloor,
  layFloor,
  layIn,
  type WalkableFloor,
} from './walkable-squares'

/** Side of a square of the site, in metres: what lies between halls is wide, and there is much of it. */
const siteStep = 1

const footings: Record<GroundUse, Footing> = {
  plaza: 'open',
  road: 'open',
  promenade: 'open',
  parking: 'open',
  green: 'planted',
  water: 'barred',
}

/** What one walks on between the halls: neither beds nor trees, nor water unless something lies over it, a bridge. */
export function siteFloor(
  { width, depth, grounds, trees }: Pick<SitePlan, 'width' | 'depth' | 'grounds' | 'trees'>,
  halls: readonly Rect[],
): WalkableFloor {
  const floor = layFloor(width, depth, siteStep)
  for (const { use, points } of grounds) layWithin(floor, points, footings[use])
  const { trunk } = treeReach
  for (const { x, y } of trees)
    layIn(floor, { x: x - trunk, y: y - trunk, width: 2 * trunk, depth: 2 * trunk }, 'planted')
  for (const outline of halls) layIn(floor, outline, 'barred')
  return floor.walkable()
}

/** The squares whose middle lies within the polygon; of what bars also those that have only a corner of it. */
function layWithin(floor: LaidFloor, polygon: Polygon, footing: Footing): void {
  const columnAfter = (x: number) => Math.ceil(x / floor.step - 0.5)
  for (let row = 0; row < floor.rows; row++)
    for (const { from, to } of spansAt(polygon, (row + 0.5) * floor.step))
      floor.lay(footing, row, { first: columnAfter(from), last: columnAfter(to) - 1 })
  if (footing === 'open') return
  for (const [from, to] of segments(polygon, true))
    alongLine(floor, from, to, (square) => {
      if (square === undefined) return true
      const column = square % floor.columns
      floor.lay(footing, Math.floor(square / floor.columns), { first: column, last: column })
      return true
    })
}
