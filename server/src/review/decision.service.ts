import {
  mayDecide,
  mayTake,
  type ReviewStep,
  reviewMessages,
  type SignUpDecision,
  whatHappened,
} from '@fairground/domain/review'
import { codes } from '@fairground/wire/kernel/codes'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { tellOfCompany } from '../platform/live/company-news'
import type { Platform } from '../platform/platform'
import { requireNotBlacklisted } from '../platform/standing/blacklisting'
import { type LockedSignUp, lastLine, lockSignUp, moveSignUp, nameOfReviewer } from './decision.repository'

interface Seen {
  companyId: string
  version: number
}

/** From here on the company can no longer withdraw. */
export function takeStep(
  { db, live, settings }: Platform,
  { step, ...seen }: Seen & { step: ReviewStep },
  caller: SignedInCaller,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const signUp = await lockAsSeen(trx, seen, settings.current().edition, (states) => mayTake(step, states))
    const moved = await moveSignUp(trx, signUp.id, {
      from: signUp.reviewState,
      dataState: 'submitted',
      reviewState: step,
      remark: '',
      by: caller.user.id,
      reviewed: step === 'second',
    })
    if (!moved) throw await conflict(trx, signUp)
    await recordAudit(trx, caller, {
      action: step === 'started' ? 'start-review' : 'second-review',
      subjectType: 'company',
      subjectId: signUp.id,
      before: { reviewState: signUp.reviewState },
      after: { reviewState: step },
    })
    await tellOfCompany(live, trx, signUp)
    return 1
  })
}

/** One decision for one submission, and one message about it, however many reviewers press the button. */
export function decideSignUp(
  { db, live, outbox, settings }: Platform,
  { decision, remark, ...seen }: Seen & SignUpDecision,
  caller: SignedInCaller,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const signUp = await lockAsSeen(trx, seen, settings.current().edition, mayDecide)
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
    if (!moved) throw await conflict(trx, signUp)
    const overseas = signUp.variant === 'ENG'
    await outbox.post(trx, {
      channel: overseas ? 'mail' : 'sms',
      to: overseas ? signUp.mailbox : signUp.mobile,
      template: approved ? 'signUpApproved' : 'signUpRejected',
      language: overseas ? 'en' : 'zh',
      params: {
        company: signUp.name,
        number: signUp.registrationNumber,
        // The remark of an approval is a note between reviewers.
        ...(approved ? {} : { remark: remark.replace(/\s*\n\s*/g, ' ') }),
      },
      dedupeKey: `review:${signUp.id}:${signUp.submittedAt?.toISOString() ?? ''}`,
      caller,
    })
    await recordAudit(trx, caller, {
      action: approved ? 'approve' : 'reject',
      subjectType: 'company',
      subjectId: signUp.id,
      before: { dataState: signUp.dataState, reviewState: signUp.reviewState },
      after: { reviewState: decision, remark },
    })
    await tellOfCompany(live, trx, signUp)
    return 1
  })
}

/** The lock first, then the question whether the reviewer has seen everything that happened up to it. */
async function lockAsSeen(
  trx: Db,
  { companyId, version }: Seen,
  edition: number,
  open: (states: LockedSignUp) => boolean,
): Promise<LockedSignUp> {
  const signUp = await lockSignUp(trx, companyId, edition)
  if (!signUp) throw new Refusal(codes.refused, reviewMessages.unknown)
  if (!open(signUp) || (await lastLine(trx, companyId)).version !== version) throw await conflict(trx, signUp)
  return signUp
}

async function conflict(trx: Db, signUp: LockedSignUp): Promise<Refusal> {
  const message = whatHappened(signUp)
  const decided = message === reviewMessages.approvedBy || message === reviewMessages.rejectedBy
  const name = decided ? await nameOfReviewer(trx, signUp.id) : (await lastLine(trx, signUp.id)).by
  return new Refusal(codes.conflict, message, { name })
}
