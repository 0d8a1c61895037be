import type { UserType } from '@fairground/domain/account'
import type { Db } from '../platform/database/database'

export interface NewExhibitor {
  username: string
  passwordHash: string
  userType: UserType
  realName: string
  /** For passwords we chose: they must be changed, and are void after this. */
  initialUntil?: Date
}

export async function insertExhibitor(db: Db, account: NewExhibitor): Promise<string> {
  const { id } = await db
    .insertInto('account')
    .values({
      username: account.username,
      password_hash: account.passwordHash,
      user_type: account.userType,
      department: 'exhibitor',
      real_name: account.realName,
      must_change_password: account.initialUntil !== undefined,
      initial_password_expires_at: account.initialUntil ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface BillingStub {
  companyId: string
  edition: number
  userType: UserType
  title: string
  creditCode: string | null
  by: string
}

/** What is known of a company's billing from the start: its credit code, which no other of this edition may have. */
export async function insertBillingStub(db: Db, stub: BillingStub): Promise<void> {
  await db
    .insertInto('invoice_profile')
    .values({
      company_id: stub.companyId,
      edition: stub.edition,
      invoice_type: stub.userType === 'CHN' ? 'special' : 'overseas',
      title: stub.title,
      credit_code: stub.creditCode,
      updated_by: stub.by,
    })
    .execute()
}
