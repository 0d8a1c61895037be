import type { Rect } from '@fairground/floorplan/geometry'
import type { PlacedHall, SitePlan } from '@fairground/floorplan/site-plan'

type Hall = Pick<Rect, 'width' | 'depth'> & { code: string }

/** Metres between halls: their names stand there. */
const lane = 24
/** About as broad as a screen for its height. */
const breadth = 1.5

/** Halls side by side in the order they are listed, as long as nobody has drawn where they stand. */
export function siteInRows(halls: readonly Hall[]): SitePlan {
  const area = halls.reduce((sum, { width, depth }) => sum + (width + lane) * (depth + lane), 0)
  const rowWidth = Math.sqrt(area * breadth)
  const placed: PlacedHall[] = []
  let [x, y, width, depth] = [lane, lane, 0, 0]
  for (const hall of halls) {
    if (x > lane && x + hall.width > rowWidth) [x, y] = [lane, depth + lane]
    placed.push({ hall: hall.code, x, y, turn: 0 })
    x += hall.width + lane
    width = Math.max(width, x)
    depth = Math.max(depth, y + hall.depth)
  }
  return {
    version: 1,
    width,
    depth: depth + lane,
    north: 0,
    grounds: [],
    trees: [],
    gates: [],
    places: [],
    halls: placed,
  }
}
