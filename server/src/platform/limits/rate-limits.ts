import { sql } from 'kysely'
import type { Db } from '../database/database'

export interface Limit {
  key: string
  most: number
  seconds: number
}

/**
 * Counts one hit and says whether it is still within the limit. One atomic statement, so that parallel requests on
 * several processes cannot slip through together.
 */
export async function hit(
  db: Db,
  { key, most, seconds }: Limit,
): Promise<{ hits: number; allowed: boolean; retryAfterSeconds: number }> {
  const row = await db
    .insertInto('rate_window')
    .values({ key, hits: 1, expires_at: sql`now() + make_interval(secs => ${seconds})` })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`CASE WHEN rate_window.expires_at <= now() THEN 1 ELSE rate_window.hits + 1 END`,
        expires_at: sql`CASE WHEN rate_window.expires_at <= now() THEN excluded.expires_at ELSE rate_window.expires_at END`,
      }),
    )
    .returning(['hits', sql<number>`ceil(extract(epoch FROM expires_at - now()))::int`.as('left')])
    .executeTakeFirstOrThrow()
  return { hits: row.hits, allowed: row.hits <= most, retryAfterSeconds: Math.max(1, row.left) }
}

export async function forget(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_window').where('key', '=', key).execute()
}

/** Takes one hit back, for something that was counted but did not happen. */
export async function giveBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_window')
    .set({ hits: sql`hits - 1` })
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute()
}
