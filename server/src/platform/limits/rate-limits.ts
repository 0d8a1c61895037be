import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database'
import { planOnce } from '../database/plan-once'

export interface Limit {
  key: string
  most: number
  seconds: number
}

export interface Hit {
  hits: number
  allowed: boolean
  retryAfterSeconds: number
}

/**
 * Counts one hit and says whether it is still within the limit. One atomic statement, so that parallel requests on
 * several processes cannot slip through together.
 */
export async function hit(db: Db, limit: Limit): Promise<Hit> {
  const [counted] = await hitInTurn(db, [limit])
  if (!counted) throw new Error(`nothing was counted for ${limit.key}`)
  return counted
}

/** Counts one hit after the other, up to the first that is over its limit; still one statement. */
export async function hitInTurn(db: Db, limits: readonly Limit[]): Promise<Hit[]> {
  const counted = limits.map(
    (limit, place) => sql`${nameOf(place)} AS (
      INSERT INTO rate_window (key, hits, expires_at)
      SELECT ${limit.key}::text, 1, now() + make_interval(secs => ${limit.seconds}::int) ${within(limits, place - 1)}
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN rate_window.expires_at <= now() THEN 1 ELSE rate_window.hits + 1 END,
        expires_at = CASE WHEN rate_window.expires_at <= now() THEN excluded.expires_at ELSE rate_window.expires_at END
      RETURNING hits, ceil(extract(epoch FROM expires_at - now()))::int AS "secondsLeft")`,
  )
  const found = limits.map(
    (_limit, place) => sql`SELECT ${sql.lit(place)} AS place, hits, "secondsLeft" FROM ${nameOf(place)}`,
  )
  const { rows } = await sql<{ hits: number; secondsLeft: number }>`
    WITH ${planOnce} ${sql.join(counted)} ${sql.join(found, sql` UNION ALL `)} ORDER BY place`.execute(db)
  return rows.map(({ hits, secondsLeft }, place) => ({
    hits,
    allowed: hits <= (limits[place]?.most ?? 0),
    retryAfterSeconds: Math.max(1, secondsLeft),
  }))
}

const nameOf = (place: number): RawBuilder<unknown> => sql.ref(`hit${place}`)

const within = (limits: readonly Limit[], place: number): RawBuilder<unknown> =>
  limits[place] ? sql`FROM ${nameOf(place)} WHERE hits <= ${limits[place].most}` : sql``

export async function giveBack(
  db: Db,
  keys: readonly string[],
  options: { forgotten?: string } = {},
): Promise<void> {
  await sql`WITH ${planOnce} ${givingBack(keys, options)} SELECT`.execute(db)
}

/**
 * Takes one hit back from each, for something that was counted but did not happen; whatever was counted under `forgotten`
 * is forgotten. A part of a statement that does more than this. Rows are locked in the order they are named, and must be
 * named in the order they were counted: whoever counts and whoever takes back would otherwise wait for each other.
 */
export const givingBack = (
  keys: readonly string[],
  { forgotten = '' }: { forgotten?: string } = {},
): RawBuilder<unknown> => sql`
  counted AS MATERIALIZED (
    SELECT key FROM rate_window WHERE key = ANY(${keys}::text[])
    ORDER BY array_position(${keys}::text[], key) FOR UPDATE),
  given_back AS (
    UPDATE rate_window SET
      hits = CASE WHEN rate_window.key = ${forgotten}::text THEN 0 ELSE greatest(hits - 1, 0) END,
      expires_at = CASE WHEN rate_window.key = ${forgotten}::text THEN now() ELSE expires_at END
    FROM counted WHERE rate_window.key = counted.key)`

/** What was counted stays counted for this long from now on. */
export async function holdFor(db: Db, key: string, seconds: number): Promise<void> {
  await db
    .updateTable('rate_window')
    .set({ expires_at: sql`now() + make_interval(secs => ${seconds})` })
    .where('key', '=', key)
    .execute()
}

/** Whatever was counted under the key, or under any that begins with the prefix. */
export async function forget(db: Db, { key, prefix }: { key: string; prefix: string }): Promise<void> {
  await db
    .deleteFrom('rate_window')
    .where((where) => where.or([where('key', '=', key), sql<boolean>`starts_with(key, ${prefix})`]))
    .execute()
}
