import { basicsMessages } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { Caller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { companyNews } from '../platform/live/company-news'
import type { Platform } from '../platform/platform'

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
  await trx
    .updateTable('company')
    .set({
      contact_mobile: mobile,
      ...(toNewHolder ? { recovery_email: '' } : {}),
      updated_at: sql`now()`,
    })
    .where('id', '=', company.id)
    .execute()
  await recordAudit(trx, caller, {
    action: 'change-mobile',
    subjectType: 'company',
    subjectId: company.id,
    before: { contactMobile, ...(toNewHolder ? { recoveryEmail } : {}) },
    after: { contactMobile: mobile, ...(toNewHolder ? { recoveryEmail: '' } : {}) },
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

/** Overseas companies log in with a mailbox, and have a contact phone of their own. */
function findContact(db: Db, accountId: string, edition: number, lock = false) {
  return db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .select([
      'company.id',
      'company.contact_mobile as contactMobile',
      'company.backup_mobile as backupMobile',
      'company.recovery_email as recoveryEmail',
    ])
    .where('company.account_id', '=', accountId)
    .where('company.edition', '=', edition)
    .where('company.deleted_at', 'is', null)
    .where('account.user_type', '=', 'CHN')
    .where('account.department', '=', 'exhibitor')
    .$if(lock, (query) => query.forUpdate('company'))
    .executeTakeFirst()
}
