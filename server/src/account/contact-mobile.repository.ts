import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** Overseas companies log in with a mailbox, and have a contact phone of their own. */
export const findContact = (db: Db, accountId: string, edition: number, lock = false) =>
  db
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

export async function updateContact(
  db: Db,
  companyId: string,
  { contactMobile, recoveryEmail }: { contactMobile: string; recoveryEmail?: string },
): Promise<void> {
  await db
    .updateTable('company')
    .set({
      contact_mobile: contactMobile,
      ...(recoveryEmail === undefined ? {} : { recovery_email: recoveryEmail }),
      updated_at: sql`now()`,
    })
    .where('id', '=', companyId)
    .execute()
}
