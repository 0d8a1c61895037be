import {
  emailRule,
  loginMessages,
  mobileRule,
  personalMessages,
  recoveryMessages,
  registrationMessages,
  sessionMessages,
} from '@fairground/domain/account'
import { normaliseCreditCode } from '@fairground/domain/company'
import type { Language } from '@fairground/domain/text'
import type { CodePurpose } from '@fairground/wire/account/codes'
import { codes } from '@fairground/wire/kernel/codes'
import { httpMessages } from '../platform/http/http.messages'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { decode } from '../platform/http/serve'
import { hit } from '../platform/limits/rate-limits'
import type { Platform } from '../platform/platform'
import { findByMailbox, usernameExists } from './account.repository'

interface CodeOrder {
  channel: 'sms' | 'mail'
  to: string
  purpose: CodePurpose
  picture: { ticket: string; answer: string }
  language: Language
}

/** Sends a code for something the target can be used for; anything else is refused before a message is paid for. */
export async function orderCode(platform: Platform, order: CodeOrder, caller: Caller): Promise<string> {
  await admit(platform, order.purpose, order.picture, caller)
  const to = decode(
    order.channel === 'sms' ? mobileRule(recoveryMessages.mobile) : emailRule(recoveryMessages.email),
    order.to,
  )
  await refuseUseless(platform, { ...order, to }, caller)
  return platform.verification.sendCode({
    channel: order.channel,
    to,
    purpose: order.purpose,
    language: order.language,
    caller,
  })
}

/** Anonymous people answer a picture; signed-in exhibitors may only change their own username. */
async function admit(
  { captcha }: Platform,
  purpose: CodePurpose,
  picture: CodeOrder['picture'],
  caller: Caller,
): Promise<void> {
  if (purpose === 'changeUsername') {
    if (!caller.user) throw new Refusal(codes.sessionExpired, sessionMessages.expired)
    if (caller.user.department !== 'exhibitor') throw new Refusal(codes.forbidden, sessionMessages.forbidden)
    return
  }
  if (!(await captcha.passes(picture))) throw wrongPicture()
}

const wrongPicture = () =>
  new Refusal(codes.refused, loginMessages.captchaWrong, {}, [
    { path: 'captcha.answer', message: loginMessages.captchaWrong },
  ])

async function refuseUseless(
  platform: Platform,
  { channel, to, purpose }: CodeOrder,
  caller: Caller,
): Promise<void> {
  const taken = () => usernameExists(platform.db, to)
  switch (purpose) {
    case 'register':
      if (await taken()) throw new Refusal(codes.refused, registrationMessages.usernameTaken)
      return
    case 'changeUsername':
      if (caller.user?.username === to) throw new Refusal(codes.refused, personalMessages.usernameSame)
      if (await taken()) throw new Refusal(codes.refused, personalMessages.usernameTaken)
      return
    case 'resetAccount':
      return
    case 'login':
      if (!(await taken())) throw new Refusal(codes.unknownAccount, loginMessages.unknownAccount)
      return
    case 'recoverPassword':
    case 'recoverUsername': {
      const known =
        channel === 'sms'
          ? await taken()
          : await findByMailbox(platform.db, to, platform.settings.current().edition)
      if (!known)
        throw new Refusal(
          codes.refused,
          channel === 'sms' ? recoveryMessages.mobileUnknown : recoveryMessages.emailUnknown,
        )
    }
  }
}

const lookupsPerHour = 60

/** Look-ups tell who is registered, so strangers pay a picture for each and get few of them. */
async function admitLookup(
  { captcha, db }: Platform,
  picture: CodeOrder['picture'],
  caller: Caller,
): Promise<void> {
  const limit = await hit(db, {
    key: `lookup:${caller.user?.id ?? caller.address}`,
    most: lookupsPerHour,
    seconds: 3_600,
  })
  if (!limit.allowed) throw new Refusal(codes.tooMany, httpMessages.tooMany)
  if (!caller.user && !(await captcha.passes(picture))) throw wrongPicture()
}

export async function countUsername(
  platform: Platform,
  username: string,
  picture: CodeOrder['picture'],
  caller: Caller,
): Promise<number> {
  await admitLookup(platform, picture, caller)
  return (await usernameExists(platform.db, username)) ? 1 : 0
}

export async function countEmail(
  platform: Platform,
  email: string,
  picture: CodeOrder['picture'],
  caller: Caller,
): Promise<number> {
  await admitLookup(platform, picture, caller)
  return (await findByMailbox(platform.db, email, platform.settings.current().edition)) ? 1 : 0
}

export async function countCreditCode(
  platform: Platform,
  creditCode: string,
  picture: CodeOrder['picture'],
  caller: Caller,
): Promise<number> {
  await admitLookup(platform, picture, caller)
  const row = await platform.db
    .selectFrom('invoice_profile')
    .select('company_id')
    .where('edition', '=', platform.settings.current().edition)
    .where('credit_code', '=', normaliseCreditCode(creditCode))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? 1 : 0
}
