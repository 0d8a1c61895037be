import { middleOf } from '../../geometry'
import type { Draft } from '../draft'
import { openSidesOf } from '../openings'
import type { Problem } from './problem'

/**
 * A booth with no side that visitors can come from. One that is out of use needs none, and where somebody said how many are
 * open, that is how it is sold.
 */
export function withoutAccess(draft: Draft): Problem[] {
  const open = openSidesOf(draft)
  return draft.booths
    .filter((booth) => booth.use !== 'disabled' && !booth.opening && open.get(booth.id)?.length === 0)
    .map((booth) => ({ kind: 'noAccess', ids: [booth.id], at: middleOf(booth), floor: booth }))
}
