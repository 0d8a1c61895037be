import { type Rect, tolerance } from '../geometry'
import type { ScenePoint } from '../scene'
import { type Axis, axes, centreOf, endOf, lengthOf, other, pointOn, shifted, startOf } from './axes'
import type { Draft } from './draft'
import { distancesAround, gapBehind, gapTowards } from './gaps'
import { hallOf, type Landmark, landmarksNear } from './landmarks'
import { toCentimetre } from './pieces'
import type { Distance, Guide, Snapping } from './tool'

/** Dots of the screen within which something snaps. */
const reachDots = 8

export interface SnapView {
  snapping: Snapping
  /** Dots of the screen for a metre. */
  scale: number
}

const nothing: ReadonlySet<string> = new Set()

/** Where something comes to lie that is moved about so far: lined up with what is near, or on the grid. */
export function snapMove(
  draft: Draft,
  movingIds: ReadonlySet<string>,
  bounds: Rect,
  by: ScenePoint,
  { snapping, scale, only }: SnapView & { /** The one direction it is kept to. */ only?: Axis | undefined },
): { by: ScenePoint; guides: Guide[]; distances: Distance[] } {
  const wished = shifted(bounds, by)
  const near = snapping.on ? landmarksNear(draft, wished, movingIds) : []
  const along = (axis: Axis): number => {
    if (only && only !== axis) return 0
    if (!snapping.on) return toCentimetre(by[axis])
    const best = nearestStep(reachDots / scale)
    for (const one of [...near, hallOf(draft)]) tryEdges(best, wished, one, axis)
    for (const step of stepsToEqualGaps(draft, wished, movingIds, axis)) best.offer(step)
    if (best.step() === undefined) best.offer(toGrid(startOf(wished, axis), snapping.grid))
    return toCentimetre(by[axis] + (best.step() ?? 0))
  }
  const snapped = { x: along('x'), y: along('y') }
  const placed = shifted(bounds, snapped)
  return {
    by: snapped,
    guides: snapping.on ? axes.flatMap((axis) => guidesFor(placed, near, axis)) : [],
    distances: distancesAround(draft, placed, movingIds),
  }
}

/** Keeps the smallest step of all that are offered within reach. */
function nearestStep(reach: number) {
  let best: number | undefined
  return {
    offer(step: number | undefined): void {
      if (step === undefined || Math.abs(step) > reach) return
      if (best === undefined || Math.abs(step) < Math.abs(best)) best = step
    },
    step: (): number | undefined => best,
  }
}

/** Edges are lined up with edges and middles with middles; anything else is chance. */
function tryEdges(best: ReturnType<typeof nearestStep>, rect: Rect, one: Rect, axis: Axis): void {
  const [start, end] = [startOf(rect, axis), endOf(rect, axis)]
  const [low, high] = [startOf(one, axis), endOf(one, axis)]
  best.offer(low - start)
  best.offer(low - end)
  best.offer(high - start)
  best.offer(high - end)
  best.offer((low + high - start - end) / 2)
}

/** In the middle between two, or as far from the next as that is from the one behind it. */
function stepsToEqualGaps(draft: Draft, rect: Rect, except: ReadonlySet<string>, axis: Axis): number[] {
  const before = gapTowards(draft, rect, axis, -1, except)
  const after = gapTowards(draft, rect, axis, 1, except)
  const steps: number[] = []
  if (before && after && !before.isHall && !after.isHall) steps.push((after.metres - before.metres) / 2)
  for (const gap of [before, after]) {
    const behind = gapBehind(draft, gap, except)
    if (!gap || !behind || behind.isHall || behind.metres <= tolerance) continue
    steps.push((gap.metres - behind.metres) * gap.towards)
  }
  return steps
}

const toGrid = (value: number, grid: number): number | undefined =>
  grid > 0 ? Math.round(value / grid) * grid - value : undefined

/** A line through everything that ends where this does; through middles only where no edge says more. */
function guidesFor(rect: Rect, near: readonly Rect[], axis: Axis): Guide[] {
  const edges = [startOf(rect, axis), endOf(rect, axis)].flatMap((edge) =>
    guideAt(edge, rect, near, axis, endsAt),
  )
  return edges.length > 0 ? edges : guideAt(centreOf(rect, axis), rect, near, axis, isCentredAt)
}

const meets = (one: number, another: number): boolean => Math.abs(one - another) <= tolerance
const endsAt = (one: Rect, value: number, axis: Axis): boolean =>
  meets(startOf(one, axis), value) || meets(endOf(one, axis), value)
const isCentredAt = (one: Rect, value: number, axis: Axis): boolean => meets(centreOf(one, axis), value)

function guideAt(
  value: number,
  rect: Rect,
  near: readonly Rect[],
  axis: Axis,
  isMet: (one: Rect, value: number, axis: Axis) => boolean,
): Guide[] {
  const across = other(axis)
  let [low, high, count] = [startOf(rect, across), endOf(rect, across), 0]
  for (const one of near) {
    if (!isMet(one, value, axis)) continue
    count += 1
    low = Math.min(low, startOf(one, across))
    high = Math.max(high, endOf(one, across))
  }
  return count === 0 ? [] : [{ from: pointOn(axis, value, low), to: pointOn(axis, value, high) }]
}

/** Where a line of a plan snaps to that is drawn or pulled: `value` along the axis, near this floor. */
function snapLine(value: number, near: readonly Landmark[], hall: Rect, axis: Axis, view: SnapView): number {
  const { snapping, scale } = view
  if (!snapping.on) return toCentimetre(value)
  const best = nearestStep(reachDots / scale)
  for (const one of near) {
    best.offer(startOf(one, axis) - value)
    best.offer(endOf(one, axis) - value)
    if (one.spine) best.offer(centreOf(one, axis) - value)
  }
  best.offer(startOf(hall, axis) - value)
  best.offer(endOf(hall, axis) - value)
  if (best.step() === undefined) best.offer(toGrid(value, snapping.grid))
  return toCentimetre(value + (best.step() ?? 0))
}

/** Where a point comes to lie that is drawn. */
export function snapPoint(
  draft: Draft,
  { x, y }: ScenePoint,
  { except = nothing, ...view }: SnapView & { except?: ReadonlySet<string> },
): { at: ScenePoint; guides: Guide[] } {
  const floor = { x, y, width: 0, depth: 0 }
  const near = view.snapping.on ? landmarksNear(draft, floor, except) : []
  const hall = hallOf(draft)
  const at = { x: snapLine(x, near, hall, 'x', view), y: snapLine(y, near, hall, 'y', view) }
  return {
    at,
    guides: axes.flatMap((axis) => guideAt(at[axis], { ...at, width: 0, depth: 0 }, near, axis, endsAt)),
  }
}

/** Where the pulled edges of a rectangle come to lie: -1 its first along an axis, 1 its last, 0 neither. */
export function snapEdges(
  draft: Draft,
  rect: Rect,
  pulled: { x: -1 | 0 | 1; y: -1 | 0 | 1 },
  { except = nothing, ...view }: SnapView & { except?: ReadonlySet<string> },
): { rect: Rect; guides: Guide[] } {
  const near = view.snapping.on ? landmarksNear(draft, rect, except) : []
  const hall = hallOf(draft)
  const side = (axis: Axis): { start: number; length: number } => {
    const [start, end] = [startOf(rect, axis), endOf(rect, axis)]
    const snappedStart = pulled[axis] < 0 ? snapLine(start, near, hall, axis, view) : start
    const snappedEnd = pulled[axis] > 0 ? snapLine(end, near, hall, axis, view) : end
    // An edge that would snap past the other one stays where it is pulled to.
    if (snappedEnd <= snappedStart) return { start, length: lengthOf(rect, axis) }
    return { start: toCentimetre(snappedStart), length: toCentimetre(snappedEnd - snappedStart) }
  }
  const [across, down] = [side('x'), side('y')]
  const snapped = { x: across.start, y: down.start, width: across.length, depth: down.length }
  const guides = axes.flatMap((axis) => {
    if (pulled[axis] === 0) return []
    const value = pulled[axis] < 0 ? startOf(snapped, axis) : endOf(snapped, axis)
    return guideAt(value, snapped, near, axis, endsAt)
  })
  return { rect: snapped, guides }
}
