import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database'

/** The same text for the same moment, whatever a connection's time zone and style of dates are. */
const canonicalMoment = (moment: RawBuilder<unknown>) => sql`to_jsonb(${moment} AT TIME ZONE 'UTC')`

/**
 * What a row is sealed as, for ever: its columns in this order, each text escaped by jsonb's own rules, none told apart from
 * null. A column that comes later is not in it; a test over the table says so.
 */
export const sealedColumns = [
  'id',
  'at',
  'actor_id',
  'actor_name',
  'action',
  'subject_type',
  'subject_id',
  'before',
  'after',
  'address',
  'request_id',
  'import_id',
] as const

const canonicalColumn = (column: (typeof sealedColumns)[number]) => {
  if (column === 'at') return canonicalMoment(sql.ref('at'))
  return column === 'before' || column === 'after' ? sql`${sql.ref(column)}::text` : sql.ref(column)
}

const rowHash = sql`sha256(convert_to(jsonb_build_array(${sql.join(sealedColumns.map(canonicalColumn))})::text, 'UTF8'))`

const nothing = sql.lit('')

/** How many rows lie between two moments, and what they come to. */
const countedBetween = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
  SELECT count(*)::int AS row_count,
    sha256(coalesce(string_agg(${rowHash}, ${nothing}::bytea ORDER BY id), ${nothing}::bytea)) AS digest
  FROM audit_entry WHERE at >= coalesce(${from}, '-infinity') AND at < ${until}`

const sealOf = (of: string, before: RawBuilder<unknown>) => {
  const column = (name: string) => sql.ref(`${of}.${name}`)
  const header = sql`jsonb_build_array(${column('day')}, ${canonicalMoment(column('from_at'))},
    ${canonicalMoment(column('until_at'))}, ${column('row_count')})`
  return sql`sha256(coalesce(${before}, ${nothing}::bytea) || convert_to(${header}::text, 'UTF8') || ${column('digest')})`
}

/** Two processes that seal at once come one after the other; the second finds the day sealed. */
export async function lockSeals(trx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('audit-seals', 0))`.execute(trx)
}

interface EndedDay {
  day: string
  from: Date | null
  until: Date
  /** A transaction that began before the day's end is still open, and may yet write into it. */
  open: boolean
}

/**
 * The day after the last sealed one, or the first there is, when it has been over for an hour: a clock is seldom put right
 * by more. It ends by the fair's clock of today and begins where the other ended; moving east across the date line a day is
 * left out, as nothing of it is left.
 */
export async function findEndedDay(
  trx: Db,
  timeZone: string,
  asOf = sql<Date>`now()`,
): Promise<EndedDay | undefined> {
  const { rows } = await sql<EndedDay>`
    WITH last AS (SELECT day, until_at FROM audit_seal ORDER BY day DESC LIMIT 1),
    first AS (SELECT coalesce((SELECT day + 1 FROM last),
      (SELECT (min(at) AT TIME ZONE ${timeZone})::date FROM audit_entry)) AS day),
    ending AS (SELECT day + later AS day, (day + later + 1)::timestamp AT TIME ZONE ${timeZone} AS until_at
      FROM first, generate_series(0, 2) AS later)
    SELECT ending.day::text AS day, last.until_at AS "from", ending.until_at AS until,
      EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND backend_type = 'client backend' AND xact_start < ending.until_at) AS open
    FROM ending LEFT JOIN last ON true
    WHERE ending.until_at > coalesce(last.until_at, '-infinity') AND ending.until_at < ${asOf} - interval '1 hour'
    ORDER BY ending.day LIMIT 1`.execute(trx)
  return rows[0]
}

export interface SealedDay {
  day: string
  rows: number
  /** In hexadecimal, as people pass it on. */
  seal: string
}

export async function writeSeal(trx: Db, { day, from, until }: Omit<EndedDay, 'open'>): Promise<SealedDay> {
  const { rows } = await sql<SealedDay>`
    INSERT INTO audit_seal (day, from_at, until_at, row_count, digest, seal)
    SELECT ending.*, ${sealOf('ending', sql`(SELECT seal FROM audit_seal ORDER BY day DESC LIMIT 1)`)}
    FROM (
      SELECT bounds.*, counted.* FROM
        (SELECT ${day}::date AS day, ${from}::timestamptz AS from_at, ${until}::timestamptz AS until_at) bounds,
        LATERAL (${countedBetween(sql.ref('bounds.from_at'), sql.ref('bounds.until_at'))}) counted
    ) ending
    RETURNING day::text AS day, row_count AS rows, encode(seal, 'hex') AS seal`.execute(trx)
  const [sealed] = rows
  if (!sealed) throw new Error('a seal that was written is returned')
  return sealed
}

/** Removals are entries of the trail themselves, and go with their own day when its time is over. */
const removalOnRecord = sql`EXISTS (SELECT FROM audit_entry WHERE subject_type = 'audit-day'
  AND subject_id = to_char(sealed.day, 'YYYY-MM-DD') AND action = 'remove-outlived')`

export interface LinkInChain extends SealedDay {
  removed: boolean
  /** Begins where the day before ended; the first at the beginning. */
  joins: boolean
  /** The seal is the one that the day before, its day and its digest give. */
  follows: boolean
  /** Rows that are gone were old enough, all before them are gone too, and their removal is on record. */
  soundlyRemoved: boolean
}

/** The seals by themselves, from the first: whether they make a chain. */
export async function readChain(db: Db): Promise<LinkInChain[]> {
  const { rows } = await sql<LinkInChain>`
    SELECT day::text AS day, row_count AS rows, encode(seal, 'hex') AS seal, removed_at IS NOT NULL AS removed,
      from_at IS NOT DISTINCT FROM lag(until_at) OVER chain AS joins,
      seal = ${sealOf('sealed', sql`lag(seal) OVER chain`)} AS follows,
      removed_at IS NULL OR (removed_at BETWEEN until_at + interval '190 days' AND now()
        AND (lag(day) OVER chain IS NULL OR lag(removed_at) OVER chain IS NOT NULL)
        AND (removed_at < (SELECT max(until_at) FROM audit_seal WHERE removed_at IS NOT NULL) OR ${removalOnRecord}))
        AS "soundlyRemoved"
    FROM audit_seal sealed WINDOW chain AS (ORDER BY day) ORDER BY sealed.day`.execute(db)
  return rows
}

/** The rows of a sealed day as they are now, and whether they are those that were sealed. */
export async function countSealedRows(db: Db, day: string): Promise<{ rows: number; fit: boolean }> {
  const { rows } = await sql<{ rows: number; fit: boolean }>`
    SELECT counted.row_count AS rows, counted.digest = sealed.digest AND counted.row_count = sealed.row_count AS fit
    FROM audit_seal sealed,
      LATERAL (${countedBetween(sql.ref('sealed.from_at'), sql.ref('sealed.until_at'))}) counted
    WHERE sealed.day = ${day}::date`.execute(db)
  return rows[0] ?? { rows: 0, fit: false }
}

export async function countUnsealedRows(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM audit_entry
    WHERE at >= coalesce((SELECT until_at FROM audit_seal ORDER BY day DESC LIMIT 1), '-infinity')`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** The first sealed day whose rows are still there, when it ended longer ago than they are kept. */
export async function findOutlivedDay(trx: Db, keptDays: number): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    SELECT day::text AS day FROM (SELECT day, until_at FROM audit_seal WHERE removed_at IS NULL ORDER BY day LIMIT 1) first
    WHERE until_at < now() - make_interval(days => ${keptDays})`.execute(trx)
  return rows[0]?.day
}

export async function removeSealedRows(trx: Db, day: string): Promise<void> {
  await sql`DELETE FROM audit_entry USING audit_seal
    WHERE day = ${day}::date AND at >= coalesce(from_at, '-infinity') AND at < until_at`.execute(trx)
  await sql`UPDATE audit_seal SET removed_at = now() WHERE day = ${day}::date`.execute(trx)
}
