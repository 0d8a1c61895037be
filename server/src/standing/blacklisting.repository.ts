import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface Blacklisting {
  since: Date
  remark: string
}

/** Whether an entry holds for an account, because it names it or because of the credit code it uses. */
export const isBlacklisted = (accountColumn: string): RawBuilder<boolean> =>
  sql<boolean>`(blacklisting_of(${sql.ref(accountColumn)}) IS NOT NULL)`

/** Who listed the account is left out on purpose: exhibitors are shown what comes from here. */
export async function findBlacklisting(db: Db, accountId: string): Promise<Blacklisting | null> {
  const entry = await db
    .selectFrom('blacklist_entry')
    .select(['created_at as since', 'remark'])
    .where('id', '=', sql<string>`blacklisting_of(${accountId})`)
    .executeTakeFirst()
  return entry ?? null
}
