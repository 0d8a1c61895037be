import type { SentMessage } from '@fairground/wire/hub'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface HubAccount {
  username: string
  openedAt: Date
  mustChangePassword: boolean
  disabled: boolean
}

export const readAccount = (db: Db, accountId: string): Promise<HubAccount> =>
  db
    .selectFrom('account')
    .select([
      'username',
      'created_at as openedAt',
      'must_change_password as mustChangePassword',
      sql<boolean>`disabled_at IS NOT NULL`.as('disabled'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()

/** Under the name it has now: the log is kept by name, and a number that passed to somebody else takes its past along. */
export async function readLastLogin(db: Db, accountId: string, username: string): Promise<Date | null> {
  const login = await db
    .selectFrom('login_log')
    .select('at')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('account_id', '=', accountId)
    .where('outcome', '=', 'ok')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return login?.at ?? null
}

export async function readPendingPhoneChange(
  db: Db,
  accountId: string,
): Promise<{ newMobile: string; at: Date } | null> {
  const request = await db
    .selectFrom('phone_change_request')
    .select(['new_mobile as newMobile', 'created_at as at'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return request ?? null
}

/**
 * Sent to where the account is entered, the one place that is nobody else's. The number may have been somebody's before
 * this account was opened, and those messages are not this company's.
 */
const sentTo = (db: Db, { username, openedAt }: HubAccount) =>
  db.selectFrom('outbox_message').where('recipient', '=', username).where('created_at', '>=', openedAt)

export async function readNewestMessages(db: Db, account: HubAccount, most: number): Promise<SentMessage[]> {
  const rows = await sentTo(db, account)
    .select(['id', 'channel', 'template', 'status', 'created_at as at'])
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, channel: row.channel as SentMessage['channel'] }))
}

export const countMessages = (db: Db, account: HubAccount): Promise<{ total: number; failed: number }> =>
  sentTo(db, account)
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) FILTER (WHERE status = 'failed')`.as('failed'),
    ])
    .executeTakeFirstOrThrow()

/** Windows are opened and closed by the database's clock. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT now() AS now`.execute(db)
  return rows[0]?.now ?? new Date()
}
