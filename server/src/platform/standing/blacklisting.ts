import { blacklistMessages } from '@fairground/domain/standing'
import { codes } from '@fairground/wire/kernel/codes'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database'
import { Refusal } from '../http/refusal'

// In the platform because sign-up, review, selection and the homes all ask, and features may not import each other.

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

/** Refuses early and in words; the database's own triggers hold whatever forgets to ask. */
export async function requireNotBlacklisted(db: Db, accountId: string): Promise<void> {
  const listed = await findBlacklisting(db, accountId)
  if (!listed) return
  const { remark } = listed
  throw remark
    ? new Refusal(codes.refused, blacklistMessages.blockedFor, { remark })
    : new Refusal(codes.refused, blacklistMessages.blocked)
}
