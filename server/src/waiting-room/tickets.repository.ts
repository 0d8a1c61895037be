import { type RawBuilder, sql } from 'kysely'
import type { Database, Db } from '../platform/database/database'

/** Whoever has not asked for so long is passed over. Longer than anybody is told to wait before asking. */
const absentAfter = sql`interval '1 minute'`
/** Nobody who was away for so long comes back to the same place. */
const placeKeptFor = sql`interval '10 minutes'`
/** A call holds for so long. */
const callHoldsFor = sql`interval '2 minutes'`
/** Whoever was called asks within this time, if they are still there; the room they leave goes to the next. */
const comesWithin = sql`interval '5 seconds'`
/** How long is looked back upon to tell how quickly people are let in. */
export const lookBackSeconds = 15

const stale = sql<boolean>`(CASE WHEN called_at IS NULL THEN seen_at < clock_timestamp() - ${placeKeptFor}
  ELSE called_at < clock_timestamp() - ${callHoldsFor} END)`

export interface Ticket {
  id: string
  called: boolean
}

/** Changes of several places take turns, in all processes: in two orders at once, each would wait for the other. */
export const inTurn = <Result>(db: Database, change: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('waiting-room', 0))`.execute(trx)
    return change(trx)
  })

export interface Joining {
  username: string
  network: string
  passHash: Buffer | null
}

interface Joined {
  /** Of each name its place, kept or new; none where too many wait from one network already. */
  places: Map<string, Ticket>
  /** Nobody was there before, so nobody looks after the room. */
  first: boolean
}

/**
 * Places for many, in the order in which they are given; to be asked in turn. Somebody who is given twice gets one, as on
 * two devices.
 */
export async function insertTickets(
  trx: Db,
  joining: readonly Joining[],
  mostPerNetwork: number,
): Promise<Joined> {
  const names = joining.map(({ username }) => username)
  await trx
    .updateTable('login_ticket')
    .set({ ended_at: sql`clock_timestamp()` })
    .where('username', '=', sql<string>`ANY (${names}::text[])`)
    .where('ended_at', 'is', null)
    .where(stale)
    .execute()
  const { rows } = await sql<Ticket & { username: string; first: boolean }>`
    WITH asking AS (
      SELECT username, (array_agg(network ORDER BY came))[1] AS network, min(came) AS came,
        bool_or(EXISTS (SELECT FROM login_pass
          WHERE token_hash = pass_hash AND login_pass.username = asked.username AND valid_until > now())) AS has_pass
      FROM unnest(${names}::text[], ${joining.map(({ network }) => network)}::text[],
        ${joining.map(({ passHash }) => passHash)}::bytea[])
        WITH ORDINALITY AS asked (username, network, pass_hash, came)
      GROUP BY username),
    taken AS (
      SELECT network, count(*) AS places FROM login_ticket
      WHERE ended_at IS NULL AND network IN (SELECT network FROM asking) GROUP BY network),
    ranked AS (
      SELECT asking.*, has_place,
        coalesce(places, 0) + row_number() OVER (PARTITION BY network, has_place ORDER BY came) AS of_network
      FROM asking LEFT JOIN taken USING (network),
        LATERAL (SELECT EXISTS (SELECT FROM login_ticket
          WHERE login_ticket.username = asking.username AND ended_at IS NULL) AS has_place) AS kept)
    INSERT INTO login_ticket (username, network, has_pass)
    SELECT username, network, has_pass FROM ranked
    WHERE has_place OR of_network <= ${mostPerNetwork}
    ORDER BY came
    ON CONFLICT (username) WHERE ended_at IS NULL DO UPDATE SET
      seen_at = clock_timestamp(), has_pass = login_ticket.has_pass OR excluded.has_pass,
      -- Another one was solved.
      picture_used = false
    RETURNING id, username, called_at IS NOT NULL AS called,
      NOT EXISTS (SELECT FROM login_ticket AS before WHERE ended_at IS NULL) AS first`.execute(trx)
  return {
    places: new Map(rows.map(({ username, id, called }) => [username, { id, called }])),
    first: rows.some(({ first }) => first),
  }
}

/** As long as they still open anything. */
export const findTickets = (db: Db, ids: readonly string[]): Promise<(Ticket & { username: string })[]> =>
  db
    .selectFrom('login_ticket')
    .select(['id', 'username', sql<boolean>`called_at IS NOT NULL`.as('called')])
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`NOT ${stale}`)
    .execute()

export interface Room {
  /** Those who are there, in the order they came. */
  waiting: { id: string; hasPass: boolean }[]
  /** Called by this process and not here yet. */
  onTheirWay: number
  calledLately: number
  /** Since the first of those was called. */
  latelySeconds: number
  /** Absent or called ones, too: there is still something to look after. */
  anyOpen: boolean
}

export async function readRoom(trx: Db, processId: string): Promise<Room> {
  const { rows: waiting } = await sql<Room['waiting'][number]>`
    SELECT id, has_pass AS "hasPass" FROM login_ticket
    WHERE ended_at IS NULL AND called_at IS NULL AND seen_at > clock_timestamp() - ${absentAfter}
    ORDER BY arrival`.execute(trx)
  const { rows: figures } = await sql<Omit<Room, 'waiting'>>`
    SELECT count(*)::int AS "calledLately",
      count(*) FILTER (WHERE called_by = ${processId}::uuid AND NOT picture_used AND ended_at IS NULL
        AND called_at > clock_timestamp() - ${comesWithin})::int AS "onTheirWay",
      coalesce(extract(epoch FROM clock_timestamp() - min(called_at)), 0)::float AS "latelySeconds",
      EXISTS (SELECT FROM login_ticket WHERE ended_at IS NULL) AS "anyOpen"
    FROM login_ticket
    WHERE called_at > clock_timestamp() - make_interval(secs => ${lookBackSeconds})`.execute(trx)
  const figure = figures[0]
  if (!figure) throw new Error('the waiting room could not be counted')
  return { waiting, ...figure }
}

export async function callTickets(trx: Db, ids: readonly string[], processId: string): Promise<void> {
  await trx
    .updateTable('login_ticket')
    .set({ called_at: sql`clock_timestamp()`, called_by: processId })
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .where('called_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
}

export async function noteSeen(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('login_ticket')
    .set({ seen_at: sql`clock_timestamp()` })
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .where('ended_at', 'is', null)
    .execute()
}

export async function endStaleTickets(trx: Db): Promise<void> {
  await trx
    .updateTable('login_ticket')
    .set({ ended_at: sql`clock_timestamp()` })
    .where('ended_at', 'is', null)
    .where(stale)
    .execute()
}

/** Whether the picture solved on joining still stood for a try. */
export async function takePicture(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_ticket')
    .set({ picture_used: true })
    .where('id', '=', id)
    .where('picture_used', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Of nobody who came without one. A part of a statement that does more than this. */
export const endingTicket = (id: string | undefined): RawBuilder<unknown> => sql`
  ended_ticket AS (
    UPDATE login_ticket SET ended_at = clock_timestamp() WHERE id = ${id ?? null}::uuid AND ended_at IS NULL)`
