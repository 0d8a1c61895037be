import type { RegistrationRequest } from '@fairground/domain/account'
import type { Db } from '../platform/database/database'

/** What a company said of itself when it registered; its sign-up begins with it. */
export async function insertRegisteredCompany(
  db: Db,
  { company, userType, username }: RegistrationRequest,
  accountId: string,
  edition: number,
): Promise<string> {
  const { id } = await db
    .insertInto('company')
    .values({
      account_id: accountId,
      edition,
      [userType === 'CHN' ? 'name_zh' : 'name_en']: company.companyName,
      contact_name: company.contactName,
      contact_mobile: userType === 'CHN' ? username : '',
      email: userType === 'ENG' ? username : '',
      recovery_email: company.recoveryEmail,
      created_by: accountId,
      updated_by: accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
