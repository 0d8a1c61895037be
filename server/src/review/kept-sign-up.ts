import { reviewMessages, whatHappened } from '@fairground/domain/review'
import { codes } from '@fairground/wire/kernel/codes'
import { readChanges } from '../platform/audit/recorded-changes.repository'
import { Refusal } from '../platform/http/refusal'
import type { Keeper } from '../platform/record/keeper'
import type { KeptRecord } from '../platform/record/kept-record'
import { type LockedSignUp, lockSignUp, nameOfReviewer } from './decision.repository'

export interface Seen {
  companyId: string
  version: number
}

/** A sign-up, and the last line on record about it. */
export interface Reviewed extends LockedSignUp {
  version: number
  lastBy: string
}

/** Seen is a sign-up by whoever has seen everything that happened up to the lock. */
export const signUpOf = (edition: number): KeptRecord<Reviewed> => ({
  subjectType: 'company',
  async lock(trx, companyId) {
    const signUp = await lockSignUp(trx, companyId, edition)
    const [last] = await readChanges(trx, { type: 'company', id: companyId }, { most: 1 })
    return signUp && { ...signUp, version: last?.id ?? 0, lastBy: last?.by ?? '' }
  },
  async lastChange(trx, signUp) {
    const message = whatHappened(signUp)
    const decided = message === reviewMessages.approvedBy || message === reviewMessages.rejectedBy
    return { who: decided ? await nameOfReviewer(trx, signUp.id) : signUp.lastBy, when: null }
  },
  unknown: () => new Refusal(codes.refused, reviewMessages.unknown),
  conflict: ({ who }, signUp) => new Refusal(codes.conflict, whatHappened(signUp), { name: who }),
})

/** The lock first, then the question whether the reviewer has seen everything, and whether the step is still open. */
export async function takeWhere(
  kept: Keeper<Reviewed, string>,
  { companyId, version }: Seen,
  open: (states: LockedSignUp) => boolean,
): Promise<Reviewed> {
  const signUp = await kept.takeAsSeen({ id: companyId, version })
  if (!open(signUp)) await kept.refuseConflict(signUp)
  return signUp
}
