import { floorInFrontOf, type Rect, sides, tolerance } from './geometry'
import type { AreaUse, SceneElement, ScenePoint, Scenery } from './scene'

/** Side of a square of a hall's floor, in metres: the narrowest aisle is six of them wide. */
const hallStep = 0.5

export interface Squares {
  columns: number
  rows: number
  /** Side of a square, in metres. */
  step: number
}

/** Floor in squares, each free to walk on or not. */
export interface WalkableFloor extends Squares {
  isFree(square: number): boolean
}

/** Floor that is all free, until pieces of it are barred or opened again. */
export interface LaidFloor extends WalkableFloor {
  /** The squares of a row from one column to the next, both included; what lies beside the floor is left out. */
  setFree(row: number, columns: Span, free: boolean): void
}

export interface Span {
  first: number
  last: number
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

export const isClosedRoom = (element: SceneElement): element is Extract<SceneElement, { kind: 'area' }> =>
  element.kind === 'area' && closedRooms.has(element.use)

const isClosed = (element: SceneElement): element is SceneElement & Rect =>
  element.kind === 'pillar' || isClosedRoom(element)

/** The floor of a hall. */
export function walkableFloor({ width, depth, scenery, obstacles }: FloorFacts): WalkableFloor {
  const floor = layFloor(width, depth, hallStep)
  const mark = (piece: Rect, free: boolean) => setFreeIn(floor, piece, free)
  for (const rect of [...obstacles, ...scenery.filter(isClosed)]) mark(rect, false)
  for (const element of scenery) {
    if (element.kind !== 'wall') continue
    for (const [from, to] of segments(element.points, element.closed))
      for (const piece of along(from, to, element.thickness)) mark(piece, false)
  }
  // Last, because a door is an opening in a wall that was drawn before it.
  for (const element of scenery) {
    if (element.kind === 'door')
      for (const piece of along(element.from, element.to, hallStep)) mark(piece, true)
  }
  return floor
}

export function layFloor(width: number, depth: number, step: number): LaidFloor {
  const columns = Math.max(1, Math.ceil(width / step - tolerance))
  const rows = Math.max(1, Math.ceil(depth / step - tolerance))
  const barred = new Uint8Array(columns * rows)
  return {
    columns,
    rows,
    step,
    isFree: (square) => barred[square] === 0,
    setFree(row, { first, last }, free) {
      if (row < 0 || row >= rows || first > last) return
      const start = row * columns
      barred.fill(free ? 0 : 1, start + Math.max(0, first), start + Math.min(columns - 1, last) + 1)
    },
  }
}

/** Bars or opens every square that has floor in common with the rectangle. */
export function setFreeIn(floor: LaidFloor, piece: Rect, free: boolean): void {
  const { columns, rows } = spansOf(floor, piece)
  for (let row = rows.first; row <= rows.last; row++) floor.setFree(row, columns, free)
}

export function squareAt({ columns, rows, step }: Squares, { x, y }: ScenePoint): number | undefined {
  const column = Math.floor(x / step)
  const row = Math.floor(y / step)
  const inside = column >= 0 && row >= 0 && column < columns && row < rows
  return inside ? row * columns + column : undefined
}

/** Asked hundreds of thousands of times for one way, so it takes two numbers instead of a point. */
export function isFreeAt(floor: WalkableFloor, x: number, y: number): boolean {
  const column = Math.floor(x / floor.step)
  const row = Math.floor(y / floor.step)
  return (
    column >= 0 &&
    row >= 0 &&
    column < floor.columns &&
    row < floor.rows &&
    floor.isFree(row * floor.columns + column)
  )
}

export const centreOf = ({ columns, step }: Squares, square: number): ScenePoint => ({
  x: ((square % columns) + 0.5) * step,
  y: (Math.floor(square / columns) + 0.5) * step,
})

/** The free squares one can step onto right in front of a booth, on whichever side. */
export function squaresBeside(floor: WalkableFloor, booth: Rect): number[] {
  return sides
    .flatMap((side) => squaresIn(floor, floorInFrontOf(booth, side, floor.step)))
    .filter((square) => floor.isFree(square))
}

/** The nearest free squares around a point, say a door or somebody's own place; none within reach is none. */
export function squaresAround(floor: WalkableFloor, { x, y }: ScenePoint, reach = 3): number[] {
  for (let distance = floor.step; distance <= reach + tolerance; distance += floor.step) {
    const around = { x: x - distance, y: y - distance, width: 2 * distance, depth: 2 * distance }
    const free = squaresIn(floor, around).filter((square) => floor.isFree(square))
    if (free.length > 0) return free
  }
  return []
}

/** Every square that has floor in common with the rectangle. */
function squaresIn(floor: Squares, piece: Rect): number[] {
  const { columns, rows } = spansOf(floor, piece)
  const found: number[] = []
  for (let row = rows.first; row <= rows.last; row++)
    for (let column = columns.first; column <= columns.last; column++)
      found.push(row * floor.columns + column)
  return found
}

function spansOf({ columns, rows, step }: Squares, { x, y, width, depth }: Rect) {
  const span = (from: number, to: number, count: number): Span => ({
    first: Math.max(0, Math.floor((from + tolerance) / step)),
    last: Math.min(count - 1, Math.ceil((to - tolerance) / step) - 1),
  })
  return { columns: span(x, x + width, columns), rows: span(y, y + depth, rows) }
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
  const pieces = Math.max(1, Math.ceil((length / hallStep) * 2))
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
