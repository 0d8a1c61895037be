import FlatQueue from 'flatqueue'
import { between } from './distance'
import type { ScenePoint } from './scene'
import { centreOf, isFree, surchargeOf, type WalkableFloor } from './walkable-squares'

export interface Way {
  /** From the first step to the last, with a point at every turn. */
  points: ScenePoint[]
  /** Metres. */
  length: number
}

/** The best way from any of the one squares to any of the other: short, and off walls wherever there is room. */
export function findWay(
  floor: WalkableFloor,
  from: readonly number[],
  to: readonly number[],
): Way | undefined {
  const squares = cheapestWalk(floor, from, to)
  return squares && straightened(floor, squares)
}

/** Exported for the test that compares it with trying everything. */
export function cheapestWalk(
  floor: WalkableFloor,
  from: readonly number[],
  to: readonly number[],
): number[] | undefined {
  const starts = from.map((square) => ({ square, paid: 0 }))
  const walks = walksBetween(floor, starts, to, 1)
  const reached = to.find((square) => walks.priceOf(square) < Number.POSITIVE_INFINITY)
  return reached === undefined ? undefined : walks.squaresTo(reached)
}

/** A square to start from, and what was paid before. */
export interface Start {
  square: number
  paid: number
}

/** The cheapest walks to the goals that were asked for, in metres of open floor. */
export interface Walks {
  /** Of the walk to a goal, with what was paid before its start; infinite when there is no walk to it. */
  priceOf(goal: number): number
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
  const paid = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(size).fill(-1)
  const done = new Uint8Array(size)
  const queue = new FlatQueue<number>()
  const arrive = (square: number, total: number, from: number) => {
    if (total >= (paid[square] ?? 0)) return
    paid[square] = total
    before[square] = from
    queue.push(square, total + estimate(square) * towardsTheGoal)
  }
  for (const start of starts) arrive(start.square, start.paid, -1)
  while (open.size > leftAtTheEnd) {
    const square = queue.pop()
    if (square === undefined) break
    if (done[square]) continue
    done[square] = 1
    const total = paid[square] ?? 0
    if (open.delete(square)) reached.set(square, total)
    forEachNeighbour(floor, square, (next, price) => arrive(next, total + price, square))
  }
  return {
    priceOf: (goal) => reached.get(goal) ?? Number.POSITIVE_INFINITY,
    squaresTo: (goal) => traced(before, goal),
  }
}

/** Of walks that promise the same price the one nearer to its goal goes on, else all of them would. */
const towardsTheGoal = 1 + 1e-9

export function forEachNeighbour(
  floor: WalkableFloor,
  square: number,
  visit: (next: number, price: number) => void,
): void {
  const { columns, rows, step } = floor
  const column = square % columns
  const left = column > 0 && isFree(floor, square - 1)
  const right = column < columns - 1 && isFree(floor, square + 1)
  const up = square >= columns && isFree(floor, square - columns)
  const down = square < columns * (rows - 1) && isFree(floor, square + columns)
  const here = floor.priceOf(square)
  // From middle to middle: half of the step lies on either square.
  const go = (next: number, length: number) => visit(next, (length * (here + floor.priceOf(next))) / 2)
  const slant = (next: number) => {
    if (isFree(floor, next)) go(next, step * Math.SQRT2)
  }
  if (left) go(square - 1, step)
  if (right) go(square + 1, step)
  if (up) go(square - columns, step)
  if (down) go(square + columns, step)
  if (up && left) slant(square - columns - 1)
  if (up && right) slant(square - columns + 1)
  if (down && left) slant(square + columns - 1)
  if (down && right) slant(square + columns + 1)
}

/** Never more than the walk that is left: as if the floor between here and the goals were open. */
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
 * Nobody walks in steps of a grid: the walk is pulled straight like a string, from either end in turn. `from` and `to` are
 * where one really stands before the first square and after the last.
 */
export function straightened(
  floor: WalkableFloor,
  squares: readonly number[],
  { from, to }: { from?: ScenePoint; to?: ScenePoint } = {},
): Way {
  const centres = squares.map((square) => centreOf(floor, square))
  let points = pulled(floor, [...(from ? [from] : []), ...centres, ...(to ? [to] : [])])
  for (let turn = 0; turn < turnsOfPulling; turn++) points = pulled(floor, inPieces(floor, points).reverse())
  return { points, length: lengthOf(points) }
}

/** Even, so that the way begins where it began. */
const turnsOfPulling = 4

const lengthOf = (points: readonly ScenePoint[]): number =>
  points.reduce((sum, point, index) => sum + between(points[index - 1], point), 0)

/** From each turn straight on to the farthest point that is seen from there, unless that runs nearer to walls, or more over
 * planting, than the walk. */
function pulled(floor: WalkableFloor, walk: readonly ScenePoint[]): ScenePoint[] {
  const paid = surchargesUntil(floor, walk)
  const points = walk.slice(0, 1)
  let at = 0
  while (at < walk.length - 1) {
    let next = walk.length - 1
    while (next > at + 1 && !isAsGood(floor, walk[at], walk[next], (paid[next] ?? 0) - (paid[at] ?? 0)))
      next--
    points.push(...walk.slice(next, next + 1))
    at = next
  }
  return points
}

/** The same line with a point for every square, except where a threshold lies in a wall. */
const inPieces = (floor: WalkableFloor, line: readonly ScenePoint[]): ScenePoint[] =>
  line.flatMap((to, index) => {
    const from = line[index - 1] ?? to
    const isWalked = surchargeOf(floor, from, to) < Number.POSITIVE_INFINITY
    const pieces = isWalked ? Math.ceil(between(from, to) / floor.step) : 1
    const within = Array.from({ length: Math.max(0, pieces - 1) }, (_, piece) => {
      const share = (piece + 1) / pieces
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    })
    return [...within, to]
  })

function isAsGood(
  floor: WalkableFloor,
  from: ScenePoint | undefined,
  to: ScenePoint | undefined,
  paid: number,
): boolean {
  if (!from || !to) return false
  const most = paid + roundingNoise
  return surchargeOf(floor, from, to, most) <= most
}

const roundingNoise = 1e-6

/** What was paid beyond the length until each point of a walk. A threshold may lie in a wall: that is nobody's choice. */
function surchargesUntil(floor: WalkableFloor, walk: readonly ScenePoint[]): number[] {
  let total = 0
  return walk.map((point, index) => {
    const before = walk[index - 1]
    const surcharge = before ? surchargeOf(floor, before, point) : 0
    total += surcharge < Number.POSITIVE_INFINITY ? surcharge : 0
    return total
  })
}
