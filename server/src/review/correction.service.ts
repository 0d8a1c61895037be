import { type Correction, isDecided, savesSince, correctionMessages as say } from '@fairground/domain/review'
import { codes } from '@fairground/wire/kernel/codes'
import { readBoothsHeld } from '../booth'
import { companyNews } from '../exhibitor'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { keeping } from '../platform/record/keeper'
import { moveSignUp } from './decision.repository'
import { readContractNumber, readWindow } from './hanging.repository'
import { type Reviewed, type Seen, signUpOf } from './kept-sign-up'
import { readOutermostSince } from './sign-up.repository'
import { tellCompany } from './tell-company'

/** The way back from a mistaken decision: the review is open again, and the company cannot withdraw meanwhile. */
export function correctDecision(
  platform: Platform,
  { companyId, version, reason, knowing }: Seen & Correction,
  caller: SignedInCaller,
): Promise<number> {
  return keeping(platform, caller, signUpOf(platform.settings.current().edition), async (kept, trx) => {
    const signUp = await kept.takeAsSeen({ id: companyId, version })
    if (!isDecided(signUp)) throw new Refusal(codes.refused, say.undecided)
    await requireUnbound(trx, signUp, knowing)
    const moved = await moveSignUp(trx, companyId, {
      from: signUp,
      dataState: 'submitted',
      reviewState: 'started',
      remark: '',
      by: caller.user.id,
      reviewed: false,
    })
    if (!moved) await kept.refuseConflict(signUp)
    await tellCompany(platform, trx, signUp, { template: 'signUpReopened', params: { reason }, caller })
    const { dataState, reviewState, reviewerName } = signUp
    await kept.record(
      {
        id: companyId,
        action: 'reopen',
        before: { dataState, reviewState, reviewerName },
        after: { dataState: 'submitted', reviewState: 'started', remark: reason },
      },
      ...companyNews(signUp),
    )
    return 1
  })
}

/** A contract binds both sides. Booths and a window stay; whoever goes on has to have seen exactly those. */
async function requireUnbound(trx: Db, signUp: Reviewed, knowing: Correction['knowing']): Promise<void> {
  const number = await readContractNumber(trx, signUp.id)
  if (number) throw new Refusal(codes.refused, say.contract, { number })
  if (signUp.dataState === 'rejected') return requireUntouched(trx, signUp)
  const held = (await readBoothsHeld(trx, signUp.id)).map(({ code }) => code)
  if (held.length !== knowing.booths.length || !held.every((code) => knowing.booths.includes(code)))
    throw new Refusal(codes.refused, say.booths, { booths: held.join('、') || '—' })
  if (!knowing.window && (await readWindow(trx, signUp.id))) throw new Refusal(codes.refused, say.window)
}

/** What was returned lies in the company's hands: half-corrected it is nothing to decide on. */
async function requireUntouched(trx: Db, { id, reviewedAt }: Reviewed): Promise<void> {
  if (!reviewedAt) return
  const saves = savesSince(await readOutermostSince(trx, id, reviewedAt), reviewedAt)
  if (saves.length > 0) throw new Refusal(codes.refused, say.beingCorrected)
}
