import { claimMessages, mayDecide } from '@fairground/domain/review'
import { codes } from '@fairground/wire/kernel/codes'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import { keeping } from '../platform/record/keeper'
import { deleteClaim, readClaim, writeClaim } from './claim.repository'
import { signUpOf } from './kept-sign-up'

/** On record under a name of its own: what is on record about the company is what a decision is based on. */
const claimOn = (platform: Platform) => ({
  ...signUpOf(platform.settings.current().edition),
  subjectType: 'review-claim',
})

const seenByColleagues = (companyId: string) =>
  ({ type: 'company-changed', audience: 'staff', companyId }) as const

export function claimSignUp(
  platform: Platform,
  { companyId, word }: { companyId: string; word: string },
  caller: SignedInCaller,
): Promise<number> {
  return keeping(platform, caller, claimOn(platform), async (kept, trx) => {
    const signUp = await kept.take(companyId)
    if (!mayDecide(signUp)) throw new Refusal(codes.refused, claimMessages.closed)
    const held = await readClaim(trx, companyId)
    if (held?.reviewerId === caller.user.id) return 1
    if (held && word === '')
      throw new Refusal(codes.conflict, claimMessages.heldBy, {
        name: held.reviewerName,
        at: momentIn(held.at, platform.settings.current().timeZone),
      })
    const takenFrom = held?.reviewerId ?? null
    await writeClaim(trx, { companyId, reviewerId: caller.user.id, takenFrom, word })
    await kept.record(
      held
        ? { id: companyId, action: 'take-over', before: { reviewerId: takenFrom }, after: { word } }
        : { id: companyId, action: 'claim' },
      seenByColleagues(companyId),
    )
    return 1
  })
}

export function releaseSignUp(
  platform: Platform,
  companyId: string,
  caller: SignedInCaller,
): Promise<number> {
  return keeping(platform, caller, claimOn(platform), async (kept, trx) => {
    await kept.take(companyId)
    const held = await readClaim(trx, companyId)
    if (held?.reviewerId !== caller.user.id) throw new Refusal(codes.conflict, claimMessages.notYours)
    await deleteClaim(trx, companyId)
    await kept.record({ id: companyId, action: 'release' }, seenByColleagues(companyId))
    return 1
  })
}
