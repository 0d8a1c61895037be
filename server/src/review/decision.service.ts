import {
  mayDecide,
  mayTake,
  type ReviewStep,
  reviewMessages,
  type SignUpDecision,
  whatHappened,
} from '@fairground/domain/review'
import { codes } from '@fairground/wire/kernel/codes'
import { companyNews, tellExhibitor } from '../exhibitor'
import { readChanges } from '../platform/audit/recorded-changes.repository'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { type Keeper, keeping } from '../platform/record/keeper'
import type { KeptRecord } from '../platform/record/kept-record'
import { requireNotBlacklisted } from '../standing'
import { type LockedSignUp, lockSignUp, moveSignUp, nameOfReviewer } from './decision.repository'

interface Seen {
  companyId: string
  version: number
}

/** A sign-up, and the last line on record about it. */
interface Reviewed extends LockedSignUp {
  version: number
  lastBy: string
}

/** Seen is a sign-up by whoever has seen everything that happened up to the lock. */
const signUpOf = (edition: number): KeptRecord<Reviewed> => ({
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

/** From here on the company can no longer withdraw. */
export function takeStep(
  platform: Platform,
  { step, ...seen }: Seen & { step: ReviewStep },
  caller: SignedInCaller,
): Promise<number> {
  return keeping(platform, caller, signUpOf(platform.settings.current().edition), async (kept, trx) => {
    const signUp = await takeWhere(kept, seen, (states) => mayTake(step, states))
    const moved = await moveSignUp(trx, signUp.id, {
      from: signUp.reviewState,
      dataState: 'submitted',
      reviewState: step,
      remark: '',
      by: caller.user.id,
      reviewed: step === 'second',
    })
    if (!moved) await kept.refuseConflict(signUp)
    await kept.record(
      {
        id: signUp.id,
        action: step === 'started' ? 'start-review' : 'second-review',
        before: { reviewState: signUp.reviewState },
        after: { reviewState: step },
      },
      ...companyNews(signUp),
    )
    return 1
  })
}

/** One decision for one submission, and one message about it, however many reviewers press the button. */
export function decideSignUp(
  platform: Platform,
  { decision, remark, ...seen }: Seen & SignUpDecision,
  caller: SignedInCaller,
): Promise<number> {
  return keeping(platform, caller, signUpOf(platform.settings.current().edition), async (kept, trx) => {
    const signUp = await takeWhere(kept, seen, mayDecide)
    const approved = decision === 'approved'
    if (approved) await requireNotBlacklisted(trx, signUp.accountId)
    const moved = await moveSignUp(trx, signUp.id, {
      from: signUp.reviewState,
      dataState: approved ? 'submitted' : 'rejected',
      reviewState: decision,
      remark,
      by: caller.user.id,
      reviewed: true,
    })
    if (!moved) await kept.refuseConflict(signUp)
    await tellExhibitor(platform, trx, signUp.accountId, {
      template: approved ? 'signUpApproved' : 'signUpRejected',
      names: { company: signUp.name },
      params: {
        number: signUp.registrationNumber,
        // The remark of an approval is a note between reviewers.
        ...(approved ? {} : { remark: remark.replace(/\s*\n\s*/g, ' ') }),
      },
      dedupeKey: `review:${signUp.id}:${signUp.submittedAt?.toISOString() ?? ''}`,
      caller,
    })
    await kept.record(
      {
        id: signUp.id,
        action: approved ? 'approve' : 'reject',
        before: { dataState: signUp.dataState, reviewState: signUp.reviewState },
        after: { reviewState: decision, remark },
      },
      ...companyNews(signUp),
    )
    return 1
  })
}

/** The lock first, then the question whether the reviewer has seen everything, and whether the step is still open. */
async function takeWhere(
  kept: Keeper<Reviewed, string>,
  { companyId, version }: Seen,
  open: (states: LockedSignUp) => boolean,
): Promise<Reviewed> {
  const signUp = await kept.takeAsSeen({ id: companyId, version })
  if (!open(signUp)) await kept.refuseConflict(signUp)
  return signUp
}
