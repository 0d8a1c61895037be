import {
  type PhoneChangeDecision,
  phoneChangeMessages,
  type ResetForm,
  recoveryMessages,
  resetMessages,
} from '@fairground/domain/account'
import { codes } from '@fairground/wire/kernel/codes'
import { type InitialPassword, makeInitialPassword } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import type { Caller, SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { acceptsCode } from '../verification'
import { updateAccount, usernameExists } from './account.repository'
import { moveContactMobile } from './contact-mobile'
import { decide, findApplicant, insertPhoneChange, type NewPhoneChange } from './phone-change.repository'

/** The application stays pending until the organiser decides. The old contact is told, in case it is news there. */
export async function applyForReset(platform: Platform, form: ResetForm, caller: Caller): Promise<null> {
  const { db, outbox, settings } = platform
  const { companyName, creditCode, newMobile, ticket, code } = form
  if (!(await acceptsCode(platform, { purpose: 'resetAccount', target: newMobile, ticket, code }, caller))) {
    throw new Refusal(codes.refused, recoveryMessages.code, {}, [
      { path: 'code', message: recoveryMessages.code },
    ])
  }
  const applicant = await findApplicant(db, creditCode, companyName, settings.current().edition)
  if (!applicant) throw new Refusal(codes.refused, resetMessages.unknownCompany)
  if (applicant.mobile === newMobile) throw new Refusal(codes.refused, resetMessages.sameMobile)
  if (await usernameExists(db, newMobile)) throw new Refusal(codes.refused, resetMessages.mobileTaken)

  try {
    await db.transaction().execute(async (trx) => {
      const id = await insertPhoneChange(trx, {
        ...applicant,
        creditCode,
        oldMobile: applicant.mobile,
        newMobile,
      })
      await outbox.post(trx, {
        channel: 'sms',
        to: applicant.mobile,
        template: 'resetRequested',
        language: 'zh',
        names: { company: applicant.companyName },
        params: { mobile: maskMobile(newMobile) },
        dedupeKey: `phone-change:${id}:requested`,
        caller,
      })
      await recordAudit(trx, caller, {
        action: 'apply',
        subjectType: 'phone-change',
        subjectId: id,
        after: { creditCode },
      })
    })
  } catch (error) {
    if (violatedIndex(error) === 'phone_change_request_one_pending')
      throw new Refusal(codes.refused, resetMessages.alreadyPending)
    throw error
  }
  return null
}

const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

export async function decidePhoneChange(
  platform: Platform,
  decision: PhoneChangeDecision,
  caller: SignedInCaller,
): Promise<number> {
  const initial = decision.state === 'approved' ? await makeInitialPassword(platform.passwords) : undefined
  try {
    await platform.db.transaction().execute(async (trx) => {
      const request = await decide(trx, decision.id, { ...decision, reviewerId: caller.user.id })
      if (!request) throw new Refusal(codes.refused, phoneChangeMessages.decided)
      if (initial) await handOver(platform, trx, request, initial, caller)
      else await tellRejection(platform, trx, request, decision.opinion, caller)
      await recordAudit(trx, caller, {
        action: decision.state === 'approved' ? 'approve' : 'reject',
        subjectType: 'phone-change',
        subjectId: request.id,
        before: { mobile: request.oldMobile },
        after: { mobile: request.newMobile, opinion: decision.opinion },
      })
    })
  } catch (error) {
    if (violatedIndex(error) === 'account_username')
      throw new Refusal(codes.refused, phoneChangeMessages.mobileTaken)
    throw error
  }
  return 1
}

type Request = NewPhoneChange & { id: string }

/** The account moves to the new mobile: random password, valid once and for a day, every old session ended. */
async function handOver(
  platform: Platform,
  db: Db,
  request: Request,
  { passwordHash, until, told }: InitialPassword,
  caller: Caller,
): Promise<void> {
  const { outbox, sessions } = platform
  const handedOver = await updateAccount(
    db,
    request.accountId,
    { username: request.newMobile, passwordHash, initialUntil: until },
    { username: request.oldMobile },
  )
  if (!handedOver) throw new Refusal(codes.refused, phoneChangeMessages.accountGone)
  const { accountId, newMobile: mobile } = request
  await moveContactMobile(platform, db, { accountId, mobile, toNewHolder: true }, caller)
  await sessions.revokeAll(db, request.accountId)
  await outbox.post(db, {
    channel: 'sms',
    to: request.newMobile,
    template: 'initialPassword',
    language: 'zh',
    names: { company: request.companyName },
    params: told.params,
    secrets: told.secrets,
    dedupeKey: `phone-change:${request.id}:approved`,
    caller,
  })
  await outbox.post(db, {
    channel: 'sms',
    to: request.oldMobile,
    template: 'mobileReplaced',
    language: 'zh',
    names: { company: request.companyName },
    params: { mobile: maskMobile(request.newMobile) },
    dedupeKey: `phone-change:${request.id}:replaced`,
    caller,
  })
}

async function tellRejection(
  { outbox }: Platform,
  db: Db,
  request: Request,
  opinion: string,
  caller: Caller,
): Promise<void> {
  await outbox.post(db, {
    channel: 'sms',
    to: request.newMobile,
    template: 'resetRejected',
    language: 'zh',
    names: { company: request.companyName },
    params: { opinion },
    dedupeKey: `phone-change:${request.id}:rejected`,
    caller,
  })
}
