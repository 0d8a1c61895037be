import type { BoothState } from '@fairground/domain/booth'
import { type BreachKind, breachKinds } from '@fairground/domain/design'
import { contains, type Rect, tolerance } from '../geometry'
import type { Draft, DraftBooth } from './draft'
import { type BoothFact, isTaken } from './drawn-draft'
import { openSidesOf } from './openings'

export interface Breach {
  id: string
  /** Its number on the published plan. */
  code: string
  state: BoothState
  kind: BreachKind
}

const isBroken: Record<BreachKind, (before: DraftBooth, after: DraftBooth | undefined) => boolean> = {
  removed: (_, after) => !after,
  renumbered: (before, after) => after !== undefined && after.code !== before.code,
  shrunk: (before, after) => after !== undefined && isSmaller(after, before),
  classChanged: (before, after) => after !== undefined && after.boothClass !== before.boothClass,
  typeChanged: (before, after) => after !== undefined && after.exhibitType !== before.exhibitType,
  specialChanged: (before, after) => after !== undefined && after.special !== before.special,
  notOffered: (before, after) => after !== undefined && after.use !== 'normal' && after.use !== before.use,
}

/** Too small for the stand that was to be there, however it is turned. */
function isSmaller(after: Rect, before: Rect): boolean {
  const shorter = ({ width, depth }: Rect) => Math.min(width, depth)
  const longer = ({ width, depth }: Rect) => Math.max(width, depth)
  return shorter(after) < shorter(before) - tolerance || longer(after) < longer(before) - tolerance
}

type Facts = ReadonlyMap<string, BoothFact>

/** What a publish would do to booths that somebody has, and may not. */
export const breachesOf = (published: Draft, draft: Draft, facts: Facts): Breach[] =>
  takenBooths(published, draft, facts).flatMap(({ before, after, state }) =>
    breachKinds
      .filter((kind) => isBroken[kind](before, after))
      .map((kind) => ({ id: before.id, code: before.code, state, kind })),
  )

/**
 * Booths that somebody has and that are worse off: they no longer cover all of the floor they had, or visitors come from
 * fewer sides. One that only grew did not move.
 */
export function movedThoughTaken(published: Draft, draft: Draft, facts: Facts): DraftBooth[] {
  const taken = takenBooths(published, draft, facts)
  if (taken.length === 0) return []
  const [was, is] = [openSidesOf(published), openSidesOf(draft)]
  const sides = (booth: DraftBooth, open: Map<string, unknown[]>) =>
    booth.opening?.sides ?? Math.max(1, open.get(booth.id)?.length ?? 0)
  return taken.flatMap(({ before, after }) =>
    after && (!contains(after, before) || sides(after, is) < sides(before, was)) ? [after] : [],
  )
}

function takenBooths(published: Draft, draft: Draft, facts: Facts) {
  const later = new Map(draft.booths.map((booth) => [booth.id, booth]))
  return published.booths.flatMap((before) => {
    const fact = facts.get(before.id)
    return fact && isTaken(fact) ? [{ before, after: later.get(before.id), state: fact.state }] : []
  })
}
