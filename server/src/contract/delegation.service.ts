import { maskUsername, type UserType } from '@fairground/domain/account'
import {
  type DelegateNamed,
  delegateContacts,
  delegationDayFault,
  partyName,
  contractMessages as say,
} from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import { codes } from '@fairground/wire/kernel/codes'
import { companyNews, readEnteredWith } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { acceptsCode, codeTarget, isSpentRightly, sendCode, type TicketClaim } from '../verification'
import { lockCompanyOf } from './amendment.repository'
import { nameOf } from './contract-record'
import {
  insertDelegation,
  isNamedWith,
  isOwnDelegation,
  type Revocation,
  revoke,
} from './delegation.repository'
import { requireOwn } from './own.service'
import { channelOf } from './signing.service'

/** Who names somebody holds the account, and who is named holds the contact: a code to each of them. */

interface Asked {
  contractId: string
  contact: string
}

/** Only for this contact: whoever is in the account for a moment cannot use it for a phone of their own. */
export async function sendDelegationCode(
  platform: Platform,
  asked: Asked,
  caller: SignedInCaller,
): Promise<{ ticket: string }> {
  const { username, userType, contact } = await readNaming(platform, asked, caller)
  const ticket = await sendCode(platform, {
    channel: channelOf[userType],
    to: username,
    about: contact,
    purpose: 'nameDelegate',
    language: caller.language,
    caller,
    words: { template: 'delegationCode', params: { contact: maskUsername(contact) } },
  })
  return { ticket }
}

export async function sendDelegateProof(
  platform: Platform,
  asked: Asked,
  caller: SignedInCaller,
): Promise<{ ticket: string }> {
  const { companyId, party, userType, contact } = await readNaming(platform, asked, caller)
  const ticket = await sendCode(platform, {
    channel: channelOf[userType],
    to: contact,
    about: companyId,
    purpose: 'proveDelegate',
    language: caller.language,
    caller,
    words: {
      template: 'delegateProof',
      names: { company: partyName(party, caller.language) },
    },
  })
  return { ticket }
}

async function readNaming({ db }: Platform, { contractId, contact: typed }: Asked, caller: SignedInCaller) {
  const { companyId, party } = await requireOwn(db, contractId, caller)
  const { username, userType } = await readEnteredWith(db, caller.user.id)
  return { companyId, party, username, userType, contact: contactFor(userType, typed, username) }
}

function contactFor(userType: UserType, typed: string, username: string): string {
  const read = delegateContacts[userType].safeParse(typed)
  if (!read.success) throw refuseField('contact', userType === 'ENG' ? say.delegateMail : say.delegateMobile)
  if (read.data === username.toLowerCase()) throw refuseField('contact', say.delegateOwn)
  return read.data
}

/** Each code is looked at by itself, so that a wrong one costs a try; sent twice, it named once. */
export async function nameDelegate(
  platform: Platform,
  { contractId, ownTicket, ownCode, ticket, code, name, post, until, ...asked }: DelegateNamed,
  caller: SignedInCaller,
): Promise<void> {
  const { db, settings, live } = platform
  const { companyId, username, contact } = await readNaming(platform, { contractId, ...asked }, caller)
  const dayFault = delegationDayFault(until, dayIn(settings.current().timeZone))
  if (dayFault) throw refuseField('until', dayFault)
  const own = { ticket: ownTicket, code: ownCode, purpose: 'nameDelegate' } as const
  const theirs = { ticket, code, purpose: 'proveDelegate' } as const
  await requireCode(platform, { ...own, target: codeTarget(username, contact) }, 'ownCode', caller)
  await requireCode(platform, { ...theirs, target: codeTarget(contact, companyId) }, 'code', caller)
  const by = caller.user.id
  await db.transaction().execute(async (trx) => {
    await lockCompanyOf(trx, contractId)
    if (await isNamedWith(trx, ticket)) return
    for (const ended of await revoke(trx, { companyId }, by)) await recordEnd(trx, ended, caller)
    const given = { companyId, name, post, contact, until, ticket, by, byName: nameOf(caller) }
    await recordAudit(trx, caller, {
      action: 'contract-delegate',
      subjectType: 'contract-delegation',
      subjectId: await insertDelegation(trx, given),
      after: { companyId, name, post, contact: maskUsername(contact), until },
    })
    for (const news of companyNews({ id: companyId, accountId: by })) await live.publish(trx, news)
  })
}

async function requireCode(
  platform: Platform,
  claim: TicketClaim,
  field: string,
  caller: SignedInCaller,
): Promise<void> {
  if ((await acceptsCode(platform, claim, caller)) || (await isSpentRightly(platform.db, claim))) return
  throw refuseField(field, say.wrongCode)
}

/** From this moment on; a code that is on its way to the delegate is worth nothing any more. */
export async function revokeDelegate(
  { db, live }: Platform,
  id: string,
  caller: SignedInCaller,
): Promise<void> {
  const accountId = caller.user.id
  await db.transaction().execute(async (trx) => {
    const [ended] = await revoke(trx, { id, accountId }, accountId)
    if (!ended) {
      if (await isOwnDelegation(trx, { id, accountId })) return
      throw new Refusal(codes.notFound, say.delegateGone)
    }
    await recordEnd(trx, ended, caller)
    for (const news of companyNews({ id: ended.companyId, accountId })) await live.publish(trx, news)
  })
}

const recordEnd = (trx: Db, { id, companyId, name, until }: Revocation, caller: SignedInCaller) =>
  recordAudit(trx, caller, {
    action: 'contract-delegate-revoke',
    subjectType: 'contract-delegation',
    subjectId: id,
    before: { companyId, name, until },
  })
