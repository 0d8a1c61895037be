import { middleOf } from '../../geometry'
import type { Draft, DraftBooth } from '../draft'
import { codeGiver, comparable } from '../operations/code-giver'
import { codesOf } from '../operations/number'
import { withCodes } from './new-codes'
import { type Beside, inOtherHalls, type Mend, type Problem } from './problem'

const inReadingOrder = (one: DraftBooth, other: DraftBooth): number => one.y - other.y || one.x - other.x

/** Booths without a number. Each is offered one like that of the booth before it. */
export function numbersMissing(draft: Draft, beside: Beside): Problem[] {
  const inUse = inOtherHalls(beside)
  const fixed = new Set([...draft.locked, ...beside.held])
  const codes = codeGiver([...codesOf(draft), ...inUse])
  const inOrder = draft.booths.toSorted(inReadingOrder)
  let like = inOrder.find(({ code }) => comparable(code))?.code ?? ''
  return inOrder.flatMap((booth): Problem[] => {
    if (comparable(booth.code)) {
      like = booth.code
      return []
    }
    const problem: Problem = { kind: 'numberMissing', ids: [booth.id], at: middleOf(booth), floor: booth }
    if (fixed.has(booth.id)) return [problem]
    like = codes.after(like)
    return [{ ...problem, mend: mendByNumber(booth.id, like, inUse) }]
  })
}

const mendByNumber = (id: string, code: string, inUse: readonly string[]): Mend => ({
  code,
  apply(later) {
    // By then another booth may have that number, or this one a number of its own.
    const isMissing = later.booths.some((booth) => booth.id === id && !comparable(booth.code))
    if (!isMissing) return later
    return withCodes(later, new Map([[id, codeGiver([...codesOf(later), ...inUse]).wished(code)]]))
  },
})
