import {
  emailRule,
  isExhibitor,
  loginMessages,
  mobileRule,
  personalMessages,
  recoveryMessages,
  registrationMessages,
  sessionMessages,
} from '@fairground/domain/account'
import { normaliseCreditCode } from '@fairground/domain/credit-code'
import type { Language } from '@fairground/domain/text'
import type { CodePurpose } from '@fairground/wire/account/codes'
import { codes } from '@fairground/wire/kernel/codes'
import { countLookup } from '../exhibitor'
import { httpMessages } from '../platform/http/http.messages'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { decode } from '../platform/http/serve'
import { networkOf } from '../platform/limits/network'
import { hit } from '../platform/limits/rate-limits'
import type { Platform } from '../platform/platform'
import { type CodeRequest, pretendToSendCode, sendCode } from '../verification'
import { mostPerNetwork } from '../waiting-room'
import { creditCodeExists, findByMailbox, isExhibitorUsername, usernameExists } from './account.repository'
import { requireNotBackup } from './contact-mobile'

interface Picture {
  ticket: string
  answer: string
}

interface CodeOrder {
  channel: 'sms' | 'mail'
  to: string
  purpose: CodePurpose
  picture: Picture
  language: Language
}

/**
 * Each picture costs some milliseconds of a core, so a network gets only so many: as many a minute as it has places in the
 * waiting room, for a whole hall may stand behind one address.
 */
export async function issuePicture({ captcha, doorsDb }: Platform, caller: Caller) {
  const limit = await hit(doorsDb, {
    key: `picture:${networkOf(caller.address)}`,
    most: mostPerNetwork,
    seconds: 60,
  })
  if (!limit.allowed) throw new Refusal(codes.tooMany, httpMessages.tooMany)
  return captcha.issue()
}

/** Sends a code to a phone or mailbox and returns the ticket it belongs to. */
export async function orderCode(platform: Platform, order: CodeOrder, caller: Caller): Promise<string> {
  platform.outbox.requireChannel(order.channel)
  await admit(platform, order.purpose, order.picture, caller)
  await countLookup(platform.db, caller)
  const { channel, purpose, language } = order
  const rule = channel === 'sms' ? mobileRule(recoveryMessages.mobile) : emailRule(recoveryMessages.email)
  const to = decode(rule, order.to)
  const reaction = await reactionTo(platform, { ...order, to }, caller)
  return react[reaction](platform, { channel, to, purpose, language, caller })
}

/** Whoever asks cannot tell these apart. */
type Reaction = 'send' | 'saySo' | 'keepQuiet'

const react: Record<Reaction, (platform: Platform, request: CodeRequest) => Promise<string>> = {
  send: sendCode,
  saySo: (platform, request) => pretendToSendCode(platform, request, 'alreadyRegistered'),
  keepQuiet: pretendToSendCode,
}

/** Anonymous people answer a picture; signed-in exhibitors may only change their own username. */
async function admit(
  { captcha }: Platform,
  purpose: CodePurpose,
  picture: Picture,
  caller: Caller,
): Promise<void> {
  if (purpose === 'changeUsername') {
    if (!caller.user) throw new Refusal(codes.sessionExpired, sessionMessages.expired)
    if (caller.user.department !== 'exhibitor') throw new Refusal(codes.forbidden, sessionMessages.forbidden)
    return
  }
  if (!(await captcha.passes(picture))) throw wrongPicture()
}

function wrongPicture(): Refusal {
  const fault = { path: 'captcha.answer', message: loginMessages.captchaWrong }
  return new Refusal(codes.refused, loginMessages.captchaWrong, {}, [fault])
}

/**
 * Refuses what could lead nowhere, before a message is paid for. Where the organiser hides who is registered, a stranger
 * gets a ticket like everybody else's instead, to which no code will ever fit; the owner of a phone or mailbox that has
 * an account already is told there.
 */
async function reactionTo(platform: Platform, order: CodeOrder, caller: Caller): Promise<Reaction> {
  const { db, settings } = platform
  const { channel, to, purpose } = order
  const { edition, hideAccountExistence } = settings.current()
  const hiding = (reaction: Reaction, refusal: Refusal): Reaction => {
    if (hideAccountExistence) return reaction
    throw refusal
  }
  switch (purpose) {
    case 'register':
      if (await usernameExists(db, to))
        return hiding('saySo', new Refusal(codes.refused, registrationMessages.usernameTaken))
      return 'send'
    case 'changeUsername':
      if (caller.user?.username === to) throw new Refusal(codes.refused, personalMessages.usernameSame)
      if (await usernameExists(db, to))
        return hiding('saySo', new Refusal(codes.refused, personalMessages.usernameTaken))
      if (caller.user) await requireNotBackup(platform, caller.user.id, to)
      return 'send'
    case 'resetAccount':
      return 'send'
    case 'login':
      if (await isExhibitorUsername(db, to)) return 'send'
      return hiding('keepQuiet', new Refusal(codes.unknownAccount, loginMessages.unknownAccount))
    case 'recoverPassword':
    case 'recoverUsername': {
      const known =
        channel === 'sms' ? await isExhibitorUsername(db, to) : await findByMailbox(db, to, edition)
      if (known) return 'send'
      const message = channel === 'sms' ? recoveryMessages.mobileUnknown : recoveryMessages.emailUnknown
      return hiding('keepQuiet', new Refusal(codes.refused, message))
    }
  }
}

/** Strangers pay a picture for each look-up; only staff learn anything where the organiser hides who is registered. */
async function mayLookUp(platform: Platform, picture: Picture, caller: Caller): Promise<boolean> {
  await countLookup(platform.db, caller)
  if (!caller.user && !(await platform.captcha.passes(picture))) throw wrongPicture()
  const isStaff = caller.user !== undefined && !isExhibitor(caller.user)
  return isStaff || !platform.settings.current().hideAccountExistence
}

type LookUp = (platform: Platform, what: string, picture: Picture, caller: Caller) => Promise<number>

export const countUsername: LookUp = async (platform, username, picture, caller) => {
  if (!(await mayLookUp(platform, picture, caller))) return 0
  return (await usernameExists(platform.db, username)) ? 1 : 0
}

export const countEmail: LookUp = async (platform, email, picture, caller) => {
  if (!(await mayLookUp(platform, picture, caller))) return 0
  return (await findByMailbox(platform.db, email, platform.settings.current().edition)) ? 1 : 0
}

export const countCreditCode: LookUp = async (platform, creditCode, picture, caller) => {
  if (!(await mayLookUp(platform, picture, caller))) return 0
  const { db, settings } = platform
  const used = await creditCodeExists(db, normaliseCreditCode(creditCode), settings.current().edition)
  return used ? 1 : 0
}
