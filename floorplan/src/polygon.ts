import type { Rect } from './geometry'
import type { ScenePoint } from './scene'

export type Polygon = readonly ScenePoint[]

/** Where the horizontal line at this height runs within the polygon, from left to right. */
export function spansAt(polygon: Polygon, y: number): { from: number; to: number }[] {
  const crossings = polygon
    .flatMap((one, index) => {
      const other = polygon[(index + 1) % polygon.length] ?? one
      // A corner belongs to the edge below it, so that a line through it counts it once.
      if (one.y <= y === other.y <= y) return []
      return [one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x)]
    })
    .sort((a, b) => a - b)
  return crossings.flatMap((from, index) => {
    const to = crossings[index + 1]
    return index % 2 === 0 && to !== undefined ? [{ from, to }] : []
  })
}

export function boundsOf(points: readonly ScenePoint[]): Rect {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, depth: Math.max(...ys) - top }
}

/** Whether one of its edges runs through the rectangle. */
export const edgeRunsThrough = (polygon: Polygon, rect: Rect): boolean =>
  polygon.some((from, index) => runsThrough(rect, from, polygon[(index + 1) % polygon.length] ?? from))

function runsThrough({ x, y, width, depth }: Rect, from: ScenePoint, to: ScenePoint): boolean {
  const across = crossing(from.x, to.x - from.x, x, x + width)
  const down = crossing(from.y, to.y - from.y, y, y + depth)
  return Math.max(0, across.entered, down.entered) < Math.min(1, across.left, down.left)
}

/** At which shares of its run a line comes between two edges, and leaves again. */
function crossing(from: number, run: number, low: number, high: number): { entered: number; left: number } {
  const always = Number.POSITIVE_INFINITY
  if (run === 0)
    return from > low && from < high ? { entered: -always, left: always } : { entered: always, left: -always }
  const [one, other] = [(low - from) / run, (high - from) / run]
  return { entered: Math.min(one, other), left: Math.max(one, other) }
}
