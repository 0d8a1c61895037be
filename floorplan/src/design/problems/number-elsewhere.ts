import type { Draft } from '../draft'
import type { Beside, Problem } from './problem'
import { boothsByCode, someRenumbered } from './same-numbers'

/** Numbers that booths of other halls have: here they can only go. */
export function numbersElsewhere(draft: Draft, beside: Beside): Problem[] {
  const renumbered = someRenumbered(draft, beside)
  return [...boothsByCode(draft).keys()].flatMap((code) => {
    const hall = beside.taken.get(code)
    return hall === undefined ? [] : [{ ...renumbered('numberElsewhere', code, 'none'), hall }]
  })
}

/** Numbers that somebody draws in another hall just now: whoever publishes first has them. */
export function numbersPlanned(draft: Draft, beside: Beside): Problem[] {
  const renumbered = someRenumbered(draft, beside)
  return [...boothsByCode(draft).keys()].flatMap((code) => {
    const hall = beside.planned.get(code)
    if (hall === undefined || beside.taken.has(code)) return []
    return [{ ...renumbered('numberPlanned', code, 'none'), hall }]
  })
}
