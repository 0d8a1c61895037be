import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** For the name the account is entered with now; under another one the pass is worth nothing. */
export async function insertPass(
  db: Db,
  { tokenHash, accountId, validUntil }: { tokenHash: Buffer; accountId: string; validUntil: Date },
): Promise<void> {
  await db
    .insertInto('login_pass')
    .columns(['token_hash', 'username', 'valid_until'])
    .expression((from) =>
      from
        .selectFrom('account')
        .select([
          sql<Buffer>`${tokenHash}::bytea`.as('token_hash'),
          sql<string>`lower(username)`.as('username'),
          sql<Date>`${validUntil}::timestamptz`.as('valid_until'),
        ])
        .where('id', '=', accountId),
    )
    .execute()
}
