import { between } from './distance'
import { type Rect, tolerance } from './geometry'
import type { ScenePoint } from './scene'

export interface Squares {
  columns: number
  rows: number
  /** Side of a square, in metres. */
  step: number
}

/** Floor in squares, each with what it costs to walk there. */
export interface WalkableFloor extends Squares {
  /** Of a metre on that square, in metres of open floor; infinite where nobody walks. */
  priceOf(square: number): number
}

/**
 * What a square is to whoever walks, from the best to the worst. Near a wall one walks where the way around is ten times as
 * long, as in a narrow door; over planting only where nothing else leads there at all, however long it is.
 */
const prices = { open: 1, near: 10, planted: 100_000, barred: Number.POSITIVE_INFINITY } as const
export type Footing = keyof typeof prices
const footings = Object.keys(prices) as Footing[]
const rankOf = (footing: Footing): number => footings.indexOf(footing)

/** How far walls, booths and beds are kept off, in metres. */
const clearance = 0.5

/** Floor that is all open, until pieces of it are barred, planted or opened again. */
export interface LaidFloor extends Squares {
  /**
   * The squares of a row from one column to the next, both included; what lies beside the floor is left out. What bars
   * stays until something open lies over it.
   */
  lay(footing: Footing, row: number, columns: Span): void
  /** As it lies now, with the squares that are too near to what bars. */
  walkable(): WalkableFloor
}

export interface Span {
  first: number
  last: number
}

export function layFloor(width: number, depth: number, step: number): LaidFloor {
  const columns = Math.max(1, Math.ceil(width / step - tolerance))
  const rows = Math.max(1, Math.ceil(depth / step - tolerance))
  const ranks = new Uint8Array(columns * rows)
  return {
    columns,
    rows,
    step,
    lay(footing, row, { first, last }) {
      if (row < 0 || row >= rows) return
      const rank = rankOf(footing)
      const end = row * columns + Math.min(columns - 1, last)
      for (let square = row * columns + Math.max(0, first); square <= end; square++)
        if (rank === 0 || rank > (ranks[square] ?? 0)) ranks[square] = rank
    },
    walkable() {
      const kept = withRoomKeptOff(ranks, { columns, rows, step })
      const priceOfRank = footings.map((footing) => prices[footing])
      return {
        columns,
        rows,
        step,
        priceOf: (square) => priceOfRank[kept[square] ?? rankOf('barred')] ?? prices.barred,
      }
    },
  }
}

/** Whoever has room keeps off walls and beds. The edge of the floor is none: a hall's own wall is drawn. */
function withRoomKeptOff(ranks: Uint8Array, { columns, rows, step }: Squares): Uint8Array {
  const [near, planted] = [rankOf('near'), rankOf('planted')]
  const kept = ranks.slice()
  const reach = Math.ceil(clearance / step - tolerance)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if ((ranks[row * columns + column] ?? 0) < planted) continue
      for (let down = Math.max(0, row - reach); down <= Math.min(rows - 1, row + reach); down++)
        for (let right = Math.max(0, column - reach); right <= Math.min(columns - 1, column + reach); right++)
          if (kept[down * columns + right] === 0) kept[down * columns + right] = near
    }
  return kept
}

export const isFree = (floor: WalkableFloor, square: number | undefined): boolean =>
  square !== undefined && floor.priceOf(square) < prices.barred

/** Every square that has floor in common with the rectangle. */
export function layIn(floor: LaidFloor, piece: Rect, footing: Footing): void {
  const { columns, rows } = spansOf(floor, piece)
  for (let row = rows.first; row <= rows.last; row++) floor.lay(footing, row, columns)
}

export function squareAt({ columns, rows, step }: Squares, { x, y }: ScenePoint): number | undefined {
  const column = Math.floor(x / step)
  const row = Math.floor(y / step)
  const inside = column >= 0 && row >= 0 && column < columns && row < rows
  return inside ? row * columns + column : undefined
}

export const centreOf = ({ columns, step }: Squares, square: number): ScenePoint => ({
  x: ((square % columns) + 0.5) * step,
  y: (Math.floor(square / columns) + 0.5) * step,
})

export function spansOf({ columns, rows, step }: Squares, { x, y, width, depth }: Rect) {
  const span = (from: number, to: number, count: number): Span => ({
    first: Math.max(0, Math.floor((from + tolerance) / step)),
    last: Math.min(count - 1, Math.ceil((to - tolerance) / step) - 1),
  })
  return { columns: span(x, x + width, columns), rows: span(y, y + depth, rows) }
}

/**
 * Every square a straight line runs over, with its metres there, until there is no need to know more; nothing for what
 * lies beside the floor. Where it slips between two squares by their corner it touches both, with no metre on either.
 */
export function alongLine(
  floor: Squares,
  from: ScenePoint,
  to: ScenePoint,
  goesOn: (square: number | undefined, metres: number) => boolean,
): void {
  const run = { x: to.x - from.x, y: to.y - from.y }
  const length = between(from, to)
  const columns = crossings(from.x, run.x, floor.step)
  const rows = crossings(from.y, run.y, floor.step)
  const half = floor.step / 2
  const aside = { x: Math.sign(run.x) * half, y: -Math.sign(run.y) * half }
  const at = (share: number, right = 0, down = 0) =>
    squareAt(floor, { x: from.x + run.x * share + right, y: from.y + run.y * share + down })
  for (let share = 0; share < 1; ) {
    const next = Math.min(1, columns.next, rows.next)
    if (!goesOn(at((share + next) / 2), (next - share) * length)) return
    const isCorner = next < 1 && Math.abs(columns.next - rows.next) < sameShare
    if (isCorner && !(goesOn(at(next, aside.x, aside.y), 0) && goesOn(at(next, -aside.x, -aside.y), 0)))
      return
    for (const lines of [columns, rows]) if (lines.next <= next + sameShare) lines.next += lines.every
    share = next
  }
}

const sameShare = 1e-9

/** At which shares of a line it crosses from one column, or row, into the next. */
function crossings(from: number, run: number, step: number): { next: number; every: number } {
  if (run === 0) return { next: Number.POSITIVE_INFINITY, every: 0 }
  const edge = run > 0 ? Math.floor(from / step) + 1 : Math.ceil(from / step) - 1
  return { next: (edge * step - from) / run, every: step / Math.abs(run) }
}

/** What a straight line costs beyond its length; infinite where it runs over, or squeezes by, what nobody walks on. */
export function surchargeOf(
  floor: WalkableFloor,
  from: ScenePoint,
  to: ScenePoint,
  most = Number.POSITIVE_INFINITY,
): number {
  let total = 0
  alongLine(floor, from, to, (square, metres) => {
    const price = square === undefined ? prices.barred : floor.priceOf(square)
    total += price === prices.barred ? price : (price - prices.open) * metres
    return total < prices.barred && total <= most
  })
  return total
}
