import type { Rect } from '../geometry'
import type { ScenePoint } from '../scene'
import { toCentimetre } from './pieces'
import type { Snapping } from './tool'

/** How far one press of an arrow goes: from line to line of the grid, farther, or as little as is worth it. */
export type Pace = 'usual' | 'far' | 'fine'

/** One of them is nought. */
export interface Direction {
  x: -1 | 0 | 1
  y: -1 | 0 | 1
}

type Hall = Pick<Rect, 'width' | 'depth'>

const fine = 0.1
const far = 1

const gridOf = ({ on, grid }: Snapping): number => (on && grid > 0 ? grid : fine)

/** Metres. On a coarse grid far is still farther than usual. */
export const paceMetres = (pace: Pace, snapping: Snapping): number =>
  pace === 'fine' ? fine : pace === 'far' ? Math.max(far, 2 * gridOf(snapping)) : gridOf(snapping)

/** What a mouse would snap to, a crosshair stands on: whoever left the grid by a fine step is back on it with a usual one. */
export function crosshairMoved(
  at: ScenePoint,
  { x, y }: Direction,
  { pace, snapping, hall }: { pace: Pace; snapping: Snapping; hall: Hall },
): ScenePoint {
  const by = paceMetres(pace, snapping)
  const along = (value: number, direction: -1 | 0 | 1): number => {
    if (direction === 0) return value
    return pace === 'usual' ? nextLine(value, direction, by) : value + direction * by
  }
  return withinHall({ x: along(at.x, x), y: along(at.y, y) }, hall)
}

const nearly = 1e-6

const nextLine = (value: number, direction: -1 | 1, grid: number): number =>
  (direction > 0 ? Math.floor(value / grid + nearly) + 1 : Math.ceil(value / grid - nearly) - 1) * grid

/** On the grid, near a place that nobody chose. */
export function crosshairNear({ x, y }: ScenePoint, snapping: Snapping, hall: Hall): ScenePoint {
  const grid = gridOf(snapping)
  return withinHall({ x: Math.round(x / grid) * grid, y: Math.round(y / grid) * grid }, hall)
}

/** All the way in this direction. */
export const crosshairAtEdge = (at: ScenePoint, { x, y }: Direction, hall: Hall): ScenePoint => ({
  x: x === 0 ? at.x : x < 0 ? 0 : hall.width,
  y: y === 0 ? at.y : y < 0 ? 0 : hall.depth,
})

const withinHall = ({ x, y }: ScenePoint, { width, depth }: Hall): ScenePoint => ({
  x: toCentimetre(Math.min(width, Math.max(0, x))),
  y: toCentimetre(Math.min(depth, Math.max(0, y))),
})
