import { z } from 'zod'
import { emailRule, mobileRule, type UserType } from '../account'
import { dayAfter } from '../money'
import { plainLine } from '../text'
import { contractMessages as say } from './contract.messages'

/** Their own phone where the account is entered with one, their own mailbox where that is a mailbox. */
export const delegateContacts = {
  CHN: mobileRule(say.delegateMobile),
  ENG: emailRule(say.delegateMail),
} satisfies Record<UserType, z.ZodType<string>>

const line = (missing: string) =>
  z.string(missing).overwrite(plainLine).min(1, missing).max(60, say.signerTooLong)
const digits = z
  .string(say.codeMissing)
  .trim()
  .regex(/^\d{6}$/, say.codeMissing)

/** Two codes: the account's own says that it is the company that names, the other that the contact is the delegate's. */
const delegate = {
  name: line(say.delegateMissing),
  post: line(say.delegatePostMissing),
  until: z.iso.date(say.day),
  ownCode: digits,
  code: digits,
}

export const delegateForm = (userType: UserType) =>
  z.object({ ...delegate, contact: delegateContacts[userType] })

const id = z.uuid().toLowerCase()
const ticket = z.string(say.wrongCode).min(1, say.wrongCode).max(60, say.wrongCode)
/** Which kind of contact it has to be is known to whoever knows the account. */
const contact = z.string().max(100, say.signerTooLong)

export const delegateProved = z.object({ contractId: id, contact })
export const delegateNamed = z.object({ ...delegate, contractId: id, contact, ownTicket: ticket, ticket })
export type DelegateNamed = z.output<typeof delegateNamed>
export const delegateRevoked = z.object({ delegationId: id })

export const delegateAsked = z.object({ contractId: id, delegationId: id })
/** Name, post and capacity are those they were named with. */
export const signatureByDelegate = delegateAsked.extend({
  version: z.int(),
  agreed: z.literal(true, say.agreed),
  ticket,
  code: digits,
})
export type SignatureByDelegate = z.output<typeof signatureByDelegate>

/** Nobody remembers for longer whom they once named. */
const mostDays = 366

export function delegationDayFault(until: string, today: string): string | undefined {
  if (until < today) return say.delegateDayPast
  return until > dayAfter(today, mostDays) ? say.delegateDayTooFar : undefined
}
