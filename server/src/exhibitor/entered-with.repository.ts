import type { UserType } from '@fairground/domain/account'
import type { Db } from '../platform/database/database'

/** The phone or mailbox an account is entered with. */
export async function readEnteredWith(
  db: Db,
  accountId: string,
): Promise<{ username: string; userType: UserType }> {
  const account = await db
    .selectFrom('account')
    .select(['username', 'user_type as userType'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { ...account, userType: account.userType as UserType }
}
