import { randomUUID } from 'node:crypto'
import type { Settings } from '@fairground/domain/settings'
import { defineMessages, type Language } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { Database } from '../platform/database/database'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { networkOf } from '../platform/limits/network'
import { giveBack, hit, hitInTurn } from '../platform/limits/rate-limits'
import type { TemplateName } from '../platform/messaging/templates'
import type { Platform } from '../platform/platform'
import { recordCodeEvent } from './code-log.repository'
import { issueTicket, redeemTicket, type TicketClaim, type TicketPurpose } from './tickets.repository'

const messages = defineMessages('verification', {
  tooSoon: {
    zh: '验证码发送过于频繁，请在{seconds}秒后重试',
    en: 'Please wait {seconds} seconds before asking for another code',
  },
  tooManyTries: { zh: '验证码错误次数过多，请稍后再试', en: 'Too many wrong codes. Please try again later' },
  tooManyFromHere: {
    zh: '您所在网络的验证码发送次数已达上限，请在{minutes}分钟后重试',
    en: 'Too many codes were asked for from your network. Please try again in {minutes} minutes',
  },
  tooManyToday: { zh: '今日验证码发送次数已达上限', en: 'No more codes can be sent to this address today' },
})

/** Wrong codes a network may send in an hour, whatever tickets they claim; each one costs a line in the log. */
const triesPerHour = 100

export interface CodeRequest {
  channel: 'sms' | 'mail'
  to: string
  purpose: TicketPurpose
  language: Language
  caller: Caller
  /** What the code is good for beyond its purpose: it fits only a claim that names the same. */
  about?: string
  /** Words of its own, where a code by itself would not say what it does. */
  words?: { template: TemplateName; params?: Record<string, string>; names?: Record<string, string> }
}

/** What a ticket is bound to: whose phone or mailbox it is, and what it was asked for. */
export const codeTarget = (to: string, about = ''): string => (about ? `${to} ${about}` : to).toLowerCase()

/** Sends a code and returns the ticket it belongs to; the code itself goes only to the phone or mailbox. */
export async function sendCode(
  { db, outbox, settings }: Platform,
  { channel, to, purpose, language, caller, about, words }: CodeRequest,
): Promise<string> {
  const { codeMinutes, codeTries, sendLimits } = settings.current()
  const target = codeTarget(to, about)
  await refuseTooOften(db, sendLimits, to.toLowerCase(), caller.address)
  return db.transaction().execute(async (trx) => {
    const { ticket, code } = await issueTicket(trx, {
      purpose,
      target,
      minutes: codeMinutes,
      tries: codeTries,
    })
    await outbox.post(trx, {
      channel,
      to,
      template: words?.template ?? 'verificationCode',
      language,
      params: { ...words?.params, minutes: String(codeMinutes) },
      ...(words?.names ? { names: words.names } : {}),
      secrets: { code },
      caller,
    })
    await recordCodeEvent(trx, { event: 'sent', purpose, target, address: caller.address })
    return ticket
  })
}

/**
 * For where nobody may learn whether there was anything to send: counts as sending does, and answers with a ticket to which
 * no code will ever fit. What is to be said instead goes where the code would have gone.
 */
export async function pretendToSendCode(
  { db, outbox, settings }: Platform,
  { channel, to, language, caller }: CodeRequest,
  template?: TemplateName,
): Promise<string> {
  await refuseTooOften(db, settings.current().sendLimits, to.toLowerCase(), caller.address)
  if (template)
    await db.transaction().execute((trx) => outbox.post(trx, { channel, to, template, language, caller }))
  return randomUUID()
}

/**
 * Spends a try. True once, for the right code, purpose and target. Never part of a caller's transaction: a try that
 * could be rolled back would be a try for free.
 */
export async function acceptsCode({ db }: Platform, claim: TicketClaim, caller: Caller): Promise<boolean> {
  const target = claim.target.toLowerCase()
  const tries = { key: `code:tries:${networkOf(caller.address)}`, most: triesPerHour, seconds: 3_600 }
  if (!(await hit(db, tries)).allowed) throw new Refusal(codes.tooMany, messages.tooManyTries)
  const accepted = await redeemTicket(db, { ...claim, target })
  if (accepted) await giveBack(db, [tries.key])
  await recordCodeEvent(db, {
    event: accepted ? 'accepted' : 'refused',
    purpose: claim.purpose,
    target,
    address: caller.address,
  })
  return accepted
}

/** The sender's own limit first: whoever has used that up must not be able to use up anybody else's. */
async function refuseTooOften(
  db: Database,
  limits: Settings['sendLimits'],
  target: string,
  address: string,
): Promise<void> {
  const steps = [
    {
      key: `code:network:${networkOf(address)}`,
      most: limits.perAddressHour,
      seconds: 3_600,
      says: messages.tooManyFromHere,
    },
    { key: `code:soon:${target}`, most: 1, seconds: limits.secondsBetween, says: messages.tooSoon },
    { key: `code:day:${target}`, most: limits.perDay, seconds: 86_400, says: messages.tooManyToday },
  ]
  const counted = await hitInTurn(db, steps)
  const refused = counted.findIndex(({ allowed }) => !allowed)
  if (refused < 0) return
  await giveBack(
    db,
    steps.slice(0, refused).map(({ key }) => key),
  )
  const seconds = counted[refused]?.retryAfterSeconds ?? 1
  throw new Refusal(codes.tooMany, steps[refused]?.says ?? messages.tooSoon, {
    seconds,
    minutes: Math.ceil(seconds / 60),
  })
}
