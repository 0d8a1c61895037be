/** An axis-parallel rectangle in metres; y grows downwards, as on the drawn plan. */
export interface Rect {
  x: number
  y: number
  width: number
  depth: number
}

export const sides = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof sides)[number]

export interface SharedEdge {
  /** The side of the first rectangle that lies against the second. */
  side: Side
  length: number
}

/** Plans are stored to the centimetre; anything finer is rounding noise, not a gap or an overlap. */
export const tolerance = 0.005

const right = (rect: Rect): number => rect.x + rect.width
const bottom = (rect: Rect): number => rect.y + rect.depth
const meets = (a: number, b: number): boolean => Math.abs(a - b) <= tolerance
const common = (fromA: number, toA: number, fromB: number, toB: number): number =>
  Math.min(toA, toB) - Math.max(fromA, fromB)

export const middleOf = ({ x, y, width, depth }: Rect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + depth / 2,
})

/** True when the two cover common floor; touching edges are no overlap. */
export function overlaps(a: Rect, b: Rect): boolean {
  return (
    common(a.x, right(a), b.x, right(b)) > tolerance && common(a.y, bottom(a), b.y, bottom(b)) > tolerance
  )
}

/** True when `inner` lies within `outer`; a common edge is still inside. */
export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    right(inner) <= right(outer) + tolerance &&
    bottom(inner) <= bottom(outer) + tolerance
  )
}

/** The edge two rectangles have in common. Corners that merely touch share nothing. */
export function sharedEdge(a: Rect, b: Rect): SharedEdge | undefined {
  const vertical = common(a.y, bottom(a), b.y, bottom(b))
  const horizontal = common(a.x, right(a), b.x, right(b))
  if (vertical > tolerance) {
    if (meets(right(a), b.x)) return { side: 'right', length: vertical }
    if (meets(right(b), a.x)) return { side: 'left', length: vertical }
  }
  if (horizontal > tolerance) {
    if (meets(bottom(a), b.y)) return { side: 'bottom', length: horizontal }
    if (meets(bottom(b), a.y)) return { side: 'top', length: horizontal }
  }
  return undefined
}

/** The floor directly in front of one side, `reach` metres deep. */
export function floorInFrontOf(rect: Rect, side: Side, reach: number): Rect {
  switch (side) {
    case 'top':
      return { x: rect.x, y: rect.y - reach, width: rect.width, depth: reach }
    case 'bottom':
      return { x: rect.x, y: bottom(rect), width: rect.width, depth: reach }
    case 'left':
      return { x: rect.x - reach, y: rect.y, width: reach, depth: rect.depth }
    case 'right':
      return { x: right(rect), y: rect.y, width: reach, depth: rect.depth }
  }
}

export interface Surroundings {
  /** The hall; a side without room to the wall is closed. */
  hall: Rect
  /** Everything a visitor cannot walk through, typically the other booths. The rectangle itself may be among them. */
  obstacles: readonly Rect[]
  /** How deep the floor in front of a side must be free to count as an aisle. */
  reach?: number
}

/** The sides visitors can come from: free floor along more than half of the edge. */
export function openSides(rect: Rect, { hall, obstacles, reach = 1.5 }: Surroundings): Side[] {
  return sides.filter((side) => {
    const front = floorInFrontOf(rect, side, reach)
    if (!contains(hall, front)) return false
    const alongX = side === 'top' || side === 'bottom'
    const edge = alongX ? front.width : front.depth
    const blocked = obstacles
      .filter((obstacle) => overlaps(front, obstacle))
      .map(
        (obstacle): Interval =>
          alongX
            ? [Math.max(front.x, obstacle.x), Math.min(right(front), right(obstacle))]
            : [Math.max(front.y, obstacle.y), Math.min(bottom(front), bottom(obstacle))],
      )
    return coveredLength(blocked) < edge / 2 - tolerance
  })
}

type Interval = [from: number, to: number]

function coveredLength(intervals: Interval[]): number {
  let covered = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const [from, to] of intervals.sort((a, b) => a[0] - b[0])) {
    covered += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return covered
}

/** For each rectangle, the indexes of those it shares an edge of at least `minimumEdge` metres with. */
export function neighbourLists(rects: readonly Rect[], minimumEdge = 1): number[][] {
  const lists: number[][] = rects.map(() => [])
  const byX = rects.map((rect, index) => ({ rect, index })).sort((a, b) => a.rect.x - b.rect.x)
  byX.forEach((one, position) => {
    for (let next = position + 1; next < byX.length; next++) {
      const other = byX[next]
      if (!other || other.rect.x > right(one.rect) + tolerance) break
      const edge = sharedEdge(one.rect, other.rect)
      if (!edge || edge.length < minimumEdge - tolerance) continue
      lists[one.index]?.push(other.index)
      lists[other.index]?.push(one.index)
    }
  })
  return lists
}

/** True when one can walk from every booth to every other across shared edges. One booth is contiguous, none is not. */
export function isContiguous(rects: readonly Rect[], minimumEdge = 1): boolean {
  if (rects.length === 0) return false
  const neighbours = neighbourLists(rects, minimumEdge)
  const reached = new Set([0])
  for (const index of reached) {
    for (const neighbour of neighbours[index] ?? []) reached.add(neighbour)
  }
  return reached.size === rects.length
}

/** The largest rectangle of this many times its depth that a place has room for, in the middle of it. */
export function inMiddleOf({ x, y, width, depth }: Rect, proportion: number): Rect {
  const across = Math.min(width, depth * proportion)
  const down = across / proportion
  return { x: x + (width - across) / 2, y: y + (depth - down) / 2, width: across, depth: down }
}
