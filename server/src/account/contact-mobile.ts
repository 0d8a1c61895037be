import { basicsMessages } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import { companyNews } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { findContact, updateContact } from './contact-mobile.repository'

interface Move {
  accountId: string
  mobile: string
  /** The account passes to somebody else: the former contact's mailbox could take it back, so it goes. */
  toNewHolder: boolean
}

/**
 * A Chinese company's contact mobile is its login name. However that changes, this edition's sign-up follows at once,
 * or decisions on it would be sent to a number nobody reads; the company's record and whoever looks at it are told.
 */
export async function moveContactMobile(
  { live, settings }: Platform,
  trx: Db,
  { accountId, mobile, toNewHolder }: Move,
  caller: Caller,
): Promise<void> {
  const company = await findContact(trx, accountId, settings.current().edition, true)
  if (!company) return
  if (company.backupMobile === mobile) throw sameAsBackup()
  const { contactMobile, recoveryEmail } = company
  const after = { contactMobile: mobile, ...(toNewHolder ? { recoveryEmail: '' } : {}) }
  await updateContact(trx, company.id, after)
  await recordAudit(trx, caller, {
    action: 'change-mobile',
    subjectType: 'company',
    subjectId: company.id,
    before: { contactMobile, ...(toNewHolder ? { recoveryEmail } : {}) },
    after,
  })
  for (const event of companyNews({ id: company.id, accountId })) await live.publish(trx, event)
}

/** Before a message is paid for or a code is spent; the change itself looks once more, under the company's lock. */
export async function requireNotBackup(
  { db, settings }: Platform,
  accountId: string,
  mobile: string,
): Promise<void> {
  const company = await findContact(db, accountId, settings.current().edition)
  if (company?.backupMobile === mobile) throw sameAsBackup()
}

function sameAsBackup(): Refusal {
  const message = basicsMessages.sameMobile
  return new Refusal(codes.refused, message, {}, [{ path: 'username', message }])
}
