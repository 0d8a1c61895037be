import FlatQueue from 'flatqueue'
import { between } from './distance'
import type { ScenePoint } from './scene'
import { centreOf, isFreeAt, type WalkableFloor } from './walkable-floor'

export interface Way {
  /** From the first step to the last, with a point at every turn. */
  points: ScenePoint[]
  /** Metres. */
  length: number
}

/** The shortest way over free floor from any of the one squares to any of the other. */
export function findWay(
  floor: WalkableFloor,
  from: readonly number[],
  to: readonly number[],
): Way | undefined {
  const squares = shortestWalk(floor, from, to)
  return squares && straightened(floor, squares)
}

/** Exported for the test that compares it with trying everything. */
export function shortestWalk(
  floor: WalkableFloor,
  from: readonly number[],
  to: readonly number[],
): number[] | undefined {
  const starts = from.map((square) => ({ square, walked: 0 }))
  const walks = walksBetween(floor, starts, to, 1)
  const reached = to.find((square) => walks.metresTo(square) < Number.POSITIVE_INFINITY)
  return reached === undefined ? undefined : walks.squaresTo(reached)
}

/** A square to start from, and the metres walked before. */
export interface Start {
  square: number
  walked: number
}

/** The shortest walks to the goals that were asked for. */
export interface Walks {
  /** Metres to a goal, with those walked before the start; infinite when there is no walk to it. */
  metresTo(goal: number): number
  /** From the start it began at to the goal. */
  squaresTo(goal: number): number[]
}

/**
 * From square to neighbouring square, slantwise too, but never between two corners nobody fits through; A*, from all starts
 * at once, until so many of the goals are reached.
 */
export function walksBetween(
  floor: WalkableFloor,
  starts: readonly Start[],
  goals: readonly number[],
  wanted = Number.POSITIVE_INFINITY,
): Walks {
  const size = floor.columns * floor.rows
  const open = new Set(goals)
  const leftAtTheEnd = open.size - Math.min(wanted, open.size)
  const reached = new Map<number, number>()
  const estimate = distanceToNearest(floor, goals)
  const walked = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(size).fill(-1)
  const done = new Uint8Array(size)
  const queue = new FlatQueue<number>()
  const arrive = (square: number, total: number, from: number) => {
    if (total >= (walked[square] ?? 0)) return
    walked[square] = total
    before[square] = from
    queue.push(square, total + estimate(square) * towardsTheGoal)
  }
  for (const start of starts) arrive(start.square, start.walked, -1)
  while (open.size > leftAtTheEnd) {
    const square = queue.pop()
    if (square === undefined) break
    if (done[square]) continue
    done[square] = 1
    const total = walked[square] ?? 0
    if (open.delete(square)) reached.set(square, total)
    forEachNeighbour(floor, square, (next, length) => arrive(next, total + length, square))
  }
  return {
    metresTo: (goal) => reached.get(goal) ?? Number.POSITIVE_INFINITY,
    squaresTo: (goal) => traced(before, goal),
  }
}

/** Of walks that promise the same length the one nearer to its goal goes on, else all of them would. */
const towardsTheGoal = 1 + 1e-9

export function forEachNeighbour(
  floor: WalkableFloor,
  square: number,
  visit: (next: number, length: number) => void,
): void {
  const { columns, rows, step } = floor
  const column = square % columns
  const left = column > 0 && floor.isFree(square - 1)
  const right = column < columns - 1 && floor.isFree(square + 1)
  const up = square >= columns && floor.isFree(square - columns)
  const down = square < columns * (rows - 1) && floor.isFree(square + columns)
  const slant = step * Math.SQRT2
  if (left) visit(square - 1, step)
  if (right) visit(square + 1, step)
  if (up) visit(square - columns, step)
  if (down) visit(square + columns, step)
  if (up && left && floor.isFree(square - columns - 1)) visit(square - columns - 1, slant)
  if (up && right && floor.isFree(square - columns + 1)) visit(square - columns + 1, slant)
  if (down && left && floor.isFree(square + columns - 1)) visit(square + columns - 1, slant)
  if (down && right && floor.isFree(square + columns + 1)) visit(square + columns + 1, slant)
}

/** Never more than the walk that is left: as if the floor between here and the goals were empty. */
function distanceToNearest(
  { columns, step }: WalkableFloor,
  to: readonly number[],
): (square: number) => number {
  const goals = to.map((square) => ({ column: square % columns, row: Math.floor(square / columns) }))
  const bounds = {
    left: Math.min(...goals.map(({ column }) => column)),
    right: Math.max(...goals.map(({ column }) => column)),
    top: Math.min(...goals.map(({ row }) => row)),
    bottom: Math.max(...goals.map(({ row }) => row)),
  }
  return (square) => {
    const column = square % columns
    const row = Math.floor(square / columns)
    const across = Math.max(bounds.left - column, 0, column - bounds.right)
    const down = Math.max(bounds.top - row, 0, row - bounds.bottom)
    return step * (Math.max(across, down) + (Math.SQRT2 - 1) * Math.min(across, down))
  }
}

function traced(before: Int32Array, last: number): number[] {
  const squares: number[] = []
  for (let square = last; square >= 0; square = before[square] ?? -1) squares.push(square)
  return squares.reverse()
}

/**
 * Nobody walks in steps of a grid: from each turn straight on to the farthest square that can be seen. `from` and `to` are
 * where one really stands before the first square and after the last.
 */
export function straightened(
  floor: WalkableFloor,
  squares: readonly number[],
  { from, to }: { from?: ScenePoint; to?: ScenePoint } = {},
): Way {
  const centres = squares.map((square) => centreOf(floor, square))
  const corners = [...(from ? [from] : []), ...centres, ...(to ? [to] : [])]
  const points = corners.slice(0, 1)
  let at = 0
  while (at < corners.length - 1) {
    let next = at + 1
    for (let far = corners.length - 1; far > next; far--) {
      if (!isClear(floor, corners[at], corners[far])) continue
      next = far
      break
    }
    points.push(...corners.slice(next, next + 1))
    at = next
  }
  const length = points.reduce((sum, point, index) => sum + between(points[index - 1], point), 0)
  return { points, length }
}

/** Looked at every tenth of a square, and a little to both sides: a line that shaves a corner is not a way. */
function isClear(floor: WalkableFloor, from: ScenePoint | undefined, to: ScenePoint | undefined): boolean {
  if (!from || !to) return false
  const length = between(from, to)
  const looks = Math.max(1, Math.ceil((length / floor.step) * 10))
  const [right, down] = [(to.x - from.x) / looks, (to.y - from.y) / looks]
  const aside = { x: (-(to.y - from.y) / length) * shoulder, y: ((to.x - from.x) / length) * shoulder }
  for (let look = 0; look <= looks; look++) {
    const x = from.x + right * look
    const y = from.y + down * look
    if (!isFreeAt(floor, x, y)) return false
    if (!isFreeAt(floor, x - aside.x, y - aside.y) || !isFreeAt(floor, x + aside.x, y + aside.y)) return false
  }
  return true
}

const shoulder = 0.1
