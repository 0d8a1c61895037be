import { between } from '../distance'
import type { Rect } from '../geometry'
import type { ScenePoint } from '../scene'
import type { Piece } from './draft'

/** A straight piece of a wall, a door, or of a way that is drawn. */
export interface Line {
  from: ScenePoint
  to: ScenePoint
}

/** The lines a piece is made of; none where it covers floor. */
export function linesOf(piece: Piece): Line[] {
  if (piece.kind === 'door') return [{ from: piece.from, to: piece.to }]
  if (piece.kind !== 'wall') return []
  const { points, closed } = piece
  return linesThrough(closed ? [...points, ...points.slice(0, 1)] : points)
}

export const linesThrough = (points: readonly ScenePoint[]): Line[] =>
  points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }))

/** The place on a line that is nearest. */
export function nearestOn({ from, to }: Line, { x, y }: ScenePoint): ScenePoint {
  const way = { x: to.x - from.x, y: to.y - from.y }
  const length = way.x ** 2 + way.y ** 2
  const share = length === 0 ? 0 : ((x - from.x) * way.x + (y - from.y) * way.y) / length
  const within = Math.max(0, Math.min(1, share))
  return { x: from.x + within * way.x, y: from.y + within * way.y }
}

export const fromLine = (point: ScenePoint, line: Line): number => between(point, nearestOn(line, point))

/** How far along a line one comes into this floor, as a share of it; nothing where it only runs past. */
export function entersAt({ x, y, width, depth }: Rect, { from, to }: Line): number | undefined {
  let [enters, leaves] = [0, 1]
  /** Each pair of sides cuts off what lies before and behind it. */
  const cut = (start: number, way: number, least: number, most: number): void => {
    if (way === 0) {
      if (start <= least || start >= most) leaves = -1
      return
    }
    const [one, other] = [(least - start) / way, (most - start) / way]
    enters = Math.max(enters, Math.min(one, other))
    leaves = Math.min(leaves, Math.max(one, other))
  }
  cut(from.x, to.x - from.x, x, x + width)
  cut(from.y, to.y - from.y, y, y + depth)
  const isPoint = from.x === to.x && from.y === to.y
  return enters < leaves || (isPoint && leaves >= 0) ? enters : undefined
}
