import { type Rect, tolerance } from '../geometry'
import { type Axis, axes, centreOf, endOf, lengthOf, other, pointOn, startOf } from './axes'
import type { Draft } from './draft'
import { hallOf, landmarksOf } from './landmarks'
import { toCentimetre } from './pieces'
import type { Distance } from './tool'

/** The free floor between a rectangle and the next thing on one side of it. */
export interface Gap {
  axis: Axis
  /** Towards which end of the axis one looks. */
  towards: -1 | 1
  metres: number
  next: Rect
  /** The hall's own edge has nothing behind it. */
  isHall: boolean
}

/** How far one looks for what stands next: mostly it is near. What is further off is read from the rulers. */
const looks = [5, 40] as const

/** What stands next on one side, or the hall's edge; nothing outside of it. */
export function gapTowards(
  draft: Draft,
  rect: Rect,
  axis: Axis,
  towards: -1 | 1,
  except: ReadonlySet<string>,
): Gap | undefined {
  for (const sight of looks) {
    const gap = gapWithin(sight, draft, rect, axis, towards, except)
    if (gap) return gap
  }
  const hall = hallOf(draft)
  const metres =
    towards < 0 ? startOf(rect, axis) - startOf(hall, axis) : endOf(hall, axis) - endOf(rect, axis)
  return metres < -tolerance ? undefined : { axis, towards, metres, next: hall, isHall: true }
}

function gapWithin(
  sight: number,
  draft: Draft,
  rect: Rect,
  axis: Axis,
  towards: -1 | 1,
  except: ReadonlySet<string>,
): Gap | undefined {
  const across = other(axis)
  const edge = towards < 0 ? startOf(rect, axis) : endOf(rect, axis)
  const begin = towards < 0 ? edge - sight : edge
  const strip =
    axis === 'x'
      ? { x: begin, y: rect.y, width: sight, depth: rect.depth }
      : { x: rect.x, y: begin, width: rect.width, depth: sight }
  let nearest: (Gap & { aside: number }) | undefined
  for (const next of landmarksOf(draft).within(strip)) {
    if (!next.solid || except.has(next.id)) continue
    const low = Math.max(rect[across], next[across])
    const high = Math.min(endOf(rect, across), endOf(next, across))
    if (high - low <= tolerance) continue
    const metres = towards < 0 ? edge - endOf(next, axis) : startOf(next, axis) - edge
    if (metres < -tolerance) continue
    // Of several as near as each other the one in the middle is what one looks at.
    const aside = Math.abs((low + high) / 2 - centreOf(rect, across))
    const isNearer =
      !nearest || (isAlike(metres, nearest.metres) ? aside < nearest.aside : metres < nearest.metres)
    if (isNearer) nearest = { axis, towards, metres, next, isHall: false, aside }
  }
  return nearest
}

/** The gap behind a neighbour, as wide as which the next one may be wanted. */
export const gapBehind = (draft: Draft, gap: Gap | undefined, except: ReadonlySet<string>) =>
  gap && !gap.isHall ? gapTowards(draft, gap.next, gap.axis, gap.towards, except) : undefined

/** The line along which a gap is measured, in the middle of what the two have in common. */
function measured(rect: Rect, { axis, towards, metres, next, isHall }: Gap, equal: boolean): Distance {
  const across = other(axis)
  const low = isHall ? rect[across] : Math.max(rect[across], next[across])
  const high = isHall ? endOf(rect, across) : Math.min(endOf(rect, across), endOf(next, across))
  const edge = towards < 0 ? startOf(rect, axis) : endOf(rect, axis)
  const middle = (low + high) / 2
  return {
    from: pointOn(axis, edge, middle),
    to: pointOn(axis, edge + towards * metres, middle),
    metres: toCentimetre(metres),
    ...(equal && { equal }),
  }
}

export const isAlike = (one: number, another: number): boolean => Math.abs(one - another) <= tolerance

/** How far it is to what stands next on each side; where two gaps in a row are alike, both say so. */
export function distancesAround(draft: Draft, rect: Rect, except: ReadonlySet<string>): Distance[] {
  return axes.flatMap((axis) => {
    if (lengthOf(rect, axis) === 0 || lengthOf(rect, other(axis)) === 0) return []
    const gaps = ([-1, 1] as const)
      .map((towards) => gapTowards(draft, rect, axis, towards, except))
      .filter((gap) => gap !== undefined)
      .filter(({ metres }) => metres > tolerance)
    const [one, another] = gaps
    const between = one && another && !one.isHall && !another.isHall && isAlike(one.metres, another.metres)
    return gaps.flatMap((gap) => {
      const behind = gapBehind(draft, gap, except)
      const repeats =
        behind !== undefined && !behind.isHall && !gap.isHall && isAlike(behind.metres, gap.metres)
      return [
        measured(rect, gap, Boolean(between || repeats)),
        ...(repeats ? [measured(gap.next, behind, true)] : []),
      ]
    })
  })
}
