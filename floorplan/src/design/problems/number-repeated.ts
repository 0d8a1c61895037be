import type { Draft } from '../draft'
import type { Beside, Problem } from './problem'
import { boothsByCode, someRenumbered } from './same-numbers'

/** Numbers that several booths of this hall have. What another hall has already is a problem of its own. */
export function numbersRepeated(draft: Draft, beside: Beside): Problem[] {
  const renumbered = someRenumbered(draft, beside)
  return [...boothsByCode(draft)].flatMap(([code, booths]) =>
    booths.length > 1 && !beside.taken.has(code) ? [renumbered('numberRepeated', code, 'one')] : [],
  )
}
