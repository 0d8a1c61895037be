import type { Draft, Underlay } from '@fairground/floorplan/design/draft'
import { withNew } from '@fairground/floorplan/design/operations/changing'
import { toCentimetre } from '@fairground/floorplan/design/pieces'
import type { Rect } from '@fairground/floorplan/geometry'

type Kept = Pick<Underlay, 'source' | 'file' | 'title'>

/** How many a draft keeps. */
export const mostUnderlays = 20
const longestTitle = 200

/** What a file is called, as far as it is kept; no letter is cut in two. */
export const titleOf = (name: string): string => name.slice(0, longestTitle).replace(/[\uD800-\uDBFF]$/, '')

/**
 * Pale, and locked from the start: nobody means to move it while they draw over it. Drawings are finer than a plan, which is
 * kept to the centimetre. The very draft it was where the underlay cannot be kept.
 */
export function withUnderlay(draft: Draft, kept: Kept, place: Rect, id: string): Draft {
  const underlay: Underlay = {
    kind: 'underlay',
    id,
    ...kept,
    title: titleOf(kept.title),
    x: toCentimetre(place.x),
    y: toCentimetre(place.y),
    width: Math.max(0.01, toCentimetre(place.width)),
    depth: Math.max(0.01, toCentimetre(place.depth)),
    opacity: 0.3,
    rotation: 0,
  }
  const after = withNew(draft, [underlay], [])
  return after ? { ...after, locked: [...after.locked, id] } : draft
}
