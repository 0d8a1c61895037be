import { floorInFrontOf, type Rect, sides, tolerance } from './geometry'
import type { AreaUse, SceneElement, ScenePoint, Scenery } from './scene'

/** Side of a square of floor, in metres: the narrowest aisle is six of them wide. */
export const step = 0.5

/** The floor of a hall in squares, each free to walk on or not. */
export interface WalkableFloor {
  columns: number
  rows: number
  isFree(square: number): boolean
}

export interface FloorFacts {
  width: number
  depth: number
  scenery: Scenery
  /** Whatever else stands there, typically the booths. */
  obstacles: readonly Rect[]
}

/** Rooms with walls of their own; other areas are floor with a name. */
const closedRooms: ReadonlySet<AreaUse> = new Set(['toilet', 'storage', 'stage'])

const isClosed = (element: SceneElement): element is SceneElement & Rect =>
  element.kind === 'pillar' || (element.kind === 'area' && closedRooms.has(element.use))

export function walkableFloor({ width, depth, scenery, obstacles }: FloorFacts): WalkableFloor {
  const columns = Math.max(1, Math.ceil(width / step - tolerance))
  const rows = Math.max(1, Math.ceil(depth / step - tolerance))
  const blocked = new Uint8Array(columns * rows)
  const mark = (floor: Rect, value: 0 | 1) => {
    for (const square of squaresIn({ columns, rows }, floor)) blocked[square] = value
  }
  for (const rect of [...obstacles, ...scenery.filter(isClosed)]) mark(rect, 1)
  for (const element of scenery) {
    if (element.kind !== 'wall') continue
    for (const [from, to] of segments(element.points, element.closed))
      for (const piece of along(from, to, element.thickness)) mark(piece, 1)
  }
  // Last, because a door is an opening in a wall that was drawn before it.
  for (const element of scenery) {
    if (element.kind === 'door') for (const piece of along(element.from, element.to, step)) mark(piece, 0)
  }
  return { columns, rows, isFree: (square) => blocked[square] === 0 }
}

export const squareAt = (
  { columns, rows }: Pick<WalkableFloor, 'columns' | 'rows'>,
  { x, y }: ScenePoint,
) => {
  const column = Math.floor(x / step)
  const row = Math.floor(y / step)
  const inside = column >= 0 && row >= 0 && column < columns && row < rows
  return inside ? row * columns + column : undefined
}

export const centreOf = ({ columns }: Pick<WalkableFloor, 'columns'>, square: number): ScenePoint => ({
  x: ((square % columns) + 0.5) * step,
  y: (Math.floor(square / columns) + 0.5) * step,
})

/** The free squares one can step onto right in front of a booth, on whichever side. */
export function squaresBeside(floor: WalkableFloor, booth: Rect): number[] {
  return sides
    .flatMap((side) => squaresIn(floor, floorInFrontOf(booth, side, step)))
    .filter((square) => floor.isFree(square))
}

/** The nearest free squares around a point, say a door or somebody's own place; none within reach is none. */
export function squaresAround(floor: WalkableFloor, { x, y }: ScenePoint, reach = 3): number[] {
  for (let distance = step; distance <= reach + tolerance; distance += step) {
    const around = { x: x - distance, y: y - distance, width: 2 * distance, depth: 2 * distance }
    const free = squaresIn(floor, around).filter((square) => floor.isFree(square))
    if (free.length > 0) return free
  }
  return []
}

/** Every square that has floor in common with the rectangle. */
function squaresIn({ columns, rows }: Pick<WalkableFloor, 'columns' | 'rows'>, floor: Rect): number[] {
  const first = (from: number) => Math.max(0, Math.floor((from + tolerance) / step))
  const last = (to: number, count: number) => Math.min(count - 1, Math.ceil((to - tolerance) / step) - 1)
  const [left, right] = [first(floor.x), last(floor.x + floor.width, columns)]
  const [top, bottom] = [first(floor.y), last(floor.y + floor.depth, rows)]
  const found: number[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) found.push(row * columns + column)
  return found
}

function segments(points: readonly ScenePoint[], closed: boolean): [ScenePoint, ScenePoint][] {
  const following = closed ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1)
  return following.flatMap((to, index) => {
    const from = points[index]
    return from ? [[from, to] as [ScenePoint, ScenePoint]] : []
  })
}

/** A line as a chain of squares of its own thickness, so that slanted walls block no more than they cover. */
function along(from: ScenePoint, to: ScenePoint, thickness: number): Rect[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const pieces = Math.max(1, Math.ceil((length / step) * 2))
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const share = index / pieces
    return {
      x: from.x + (to.x - from.x) * share - thickness / 2,
      y: from.y + (to.y - from.y) * share - thickness / 2,
      width: thickness,
      depth: thickness,
    }
  })
}
