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
