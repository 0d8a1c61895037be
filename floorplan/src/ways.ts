import FlatQueue from 'flatqueue'
import type { ScenePoint } from './scene'
import { centreOf, squareAt, step, type WalkableFloor } from './walkable-floor'

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

/**
 * From square to neighbouring square, slantwise too, but never between two corners nobody fits through. Exported for the
 * test that compares it with trying everything.
 */
export function shortestWalk(
  floor: WalkableFloor,
  from: readonly number[],
  to: readonly number[],
): number[] | undefined {
  const goals = new Set(to)
  const estimate = distanceToNearest(floor, to)
  const walked = new Float64Array(floor.columns * floor.rows).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(floor.columns * floor.rows).fill(-1)
  const queue = new FlatQueue<number>()
  for (const square of from) {
    walked[square] = 0
    queue.push(square, estimate(square))
  }
  const done = new Uint8Array(floor.columns * floor.rows)
  for (let square = queue.pop(); square !== undefined; square = queue.pop()) {
    if (goals.has(square)) return traced(before, square)
    if (done[square]) continue
    done[square] = 1
    for (const { square: next, length } of neighbours(floor, square)) {
      const total = (walked[square] ?? 0) + length
      if (total >= (walked[next] ?? 0)) continue
      walked[next] = total
      before[next] = square
      queue.push(next, total + estimate(next))
    }
  }
  return undefined
}

const directions = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].filter((right) => right !== 0 || down !== 0).map((right) => ({ right, down })),
)

export function neighbours(floor: WalkableFloor, square: number): { square: number; length: number }[] {
  const { columns, rows } = floor
  const column = square % columns
  const row = (square - column) / columns
  const free = (right: number, down: number): boolean =>
    column + right >= 0 &&
    column + right < columns &&
    row + down >= 0 &&
    row + down < rows &&
    floor.isFree((row + down) * columns + column + right)
  return directions
    .filter(({ right, down }) => free(right, down) && free(right, 0) && free(0, down))
    .map(({ right, down }) => ({
      square: (row + down) * columns + column + right,
      length: step * Math.hypot(right, down),
    }))
}

/** Never more than the walk that is left: as if the floor between here and the goals were empty. */
function distanceToNearest({ columns }: WalkableFloor, to: readonly number[]): (square: number) => number {
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

/** Nobody walks in steps of a grid: from each turn straight on to the farthest square that can be seen. */
function straightened(floor: WalkableFloor, squares: readonly number[]): Way {
  const corners = squares.map((square) => centreOf(floor, square))
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

const between = (one: ScenePoint | undefined, other: ScenePoint | undefined): number =>
  one && other ? Math.hypot(other.x - one.x, other.y - one.y) : 0

/** Looked at every tenth of a square, and a little to both sides: a line that shaves a corner is not a way. */
function isClear(floor: WalkableFloor, from: ScenePoint | undefined, to: ScenePoint | undefined): boolean {
  if (!from || !to) return false
  const length = between(from, to)
  const looks = Math.max(1, Math.ceil((length / step) * 10))
  const side = { x: (-(to.y - from.y) / length) * shoulder, y: ((to.x - from.x) / length) * shoulder }
  for (let look = 0; look <= looks; look++) {
    const x = from.x + ((to.x - from.x) * look) / looks
    const y = from.y + ((to.y - from.y) * look) / looks
    for (const way of [-1, 0, 1]) {
      const square = squareAt(floor, { x: x + way * side.x, y: y + way * side.y })
      if (square === undefined || !floor.isFree(square)) return false
    }
  }
  return true
}

const shoulder = 0.1
