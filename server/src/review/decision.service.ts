import {
  mayDecide,
  mayTake,
  pointedAt,
  type ReviewStep,
  type SignUpDecision,
} from '@fairground/domain/review'
import { companyNews } from '../exhibitor'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { keeping } from '../platform/record/keeper'
import { requireNotBlacklisted } from '../standing'
import { deleteClaim, readClaim, writeClaim } from './claim.repository'
import { moveSignUp } from './decision.repository'
import { type Seen, signUpOf, takeWhere } from './kept-sign-up'
import { tellCompany } from './tell-company'

/** From here on the company can no longer withdraw. */
export function takeStep(
  platform: Platform,
  { step, ...seen }: Seen & { step: ReviewStep },
  caller: SignedInCaller,
): Promise<number> {
  return keeping(platform, caller, signUpOf(platform.settings.current().edition), async (kept, trx) => {
    const signUp = await takeWhere(kept, seen, (states) => mayTake(step, states))
    const moved = await moveSignUp(trx, signUp.id, {
      from: signUp,
      dataState: 'submitted',
      reviewState: step,
      remark: '',
      by: caller.user.id,
      reviewed: step === 'second',
    })
    if (!moved) await kept.refuseConflict(signUp)
    // Whoever starts is at it, and whoever passes it on no longer is.
    if (step === 'second') await deleteClaim(trx, signUp.id)
    else if (!(await readClaim(trx, signUp.id)))
      await writeClaim(trx, { companyId: signUp.id, reviewerId: caller.user.id, takenFrom: null, word: '' })
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
  { decision, remark, sections = [], ...seen }: Seen & SignUpDecision,
  caller: SignedInCaller,
): Promise<number> {
  return keeping(platform, caller, signUpOf(platform.settings.current().edition), async (kept, trx) => {
    const signUp = await takeWhere(kept, seen, mayDecide)
    const approved = decision === 'approved'
    if (approved) await requireNotBlacklisted(trx, signUp.accountId)
    const moved = await moveSignUp(trx, signUp.id, {
      from: signUp,
      dataState: approved ? 'submitted' : 'rejected',
      reviewState: decision,
      remark,
      by: caller.user.id,
      reviewed: true,
    })
    if (!moved) await kept.refuseConflict(signUp)
    await deleteClaim(trx, signUp.id)
    // The remark of an approval is a note between reviewers.
    if (approved) await tellCompany(platform, trx, signUp, { template: 'signUpApproved', caller })
    else await tellCompany(platform, trx, signUp, { template: 'signUpRejected', params: { remark }, caller })
    await kept.record(
      {
        id: signUp.id,
        action: approved ? 'approve' : 'reject',
        before: { dataState: signUp.dataState, reviewState: signUp.reviewState },
        after: { reviewState: decision, remark, ...(approved ? {} : { sections: pointedAt(sections) }) },
      },
      ...companyNews(signUp),
    )
    return 1
  })
}
