import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** Whoever has not asked for so long is passed over. Longer than anybody is told to wait before asking. */
const absentAfter = sql`interval '30 seconds'`
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

export interface Joining {
  username: string
  network: string
  passHash: Buffer | null
  mostPerNetwork: number
}

/** The place of this name, kept or new; none where too many wait from one network already. */
export async function insertTicket(db: Db, joining: Joining): Promise<Ticket | undefined> {
  const { username, network, passHash, mostPerNetwork } = joining
  await db
    .updateTable('login_ticket')
    .set({ ended_at: sql`clock_timestamp()` })
    .where('username', '=', username)
    .where('ended_at', 'is', null)
    .where(stale)
    .execute()
  const { rows } = await sql<Ticket>`
    INSERT INTO login_ticket (username, network, has_pass)
    SELECT ${username}, ${network}, EXISTS (
      SELECT FROM login_pass
      WHERE token_hash = ${passHash} AND username = ${username} AND valid_until > now())
    WHERE (SELECT count(*) FROM login_ticket WHERE network = ${network} AND ended_at IS NULL) < ${mostPerNetwork}
      OR EXISTS (SELECT FROM login_ticket WHERE username = ${username} AND ended_at IS NULL)
    ON CONFLICT (username) WHERE ended_at IS NULL DO UPDATE SET
      seen_at = clock_timestamp(), has_pass = login_ticket.has_pass OR excluded.has_pass
    RETURNING id, called_at IS NOT NULL AS called`.execute(db)
  return rows[0]
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

export async function readRoom(db: Db, processId: string): Promise<Room> {
  const [{ rows: waiting }, { rows: figures }] = await Promise.all([
    sql<Room['waiting'][number]>`
      SELECT id, has_pass AS "hasPass" FROM login_ticket
      WHERE ended_at IS NULL AND called_at IS NULL AND seen_at > clock_timestamp() - ${absentAfter}
      ORDER BY arrival`.execute(db),
    sql<Omit<Room, 'waiting'>>`
      SELECT count(*)::int AS "calledLately",
        count(*) FILTER (WHERE called_by = ${processId}::uuid AND NOT picture_used AND ended_at IS NULL
          AND called_at > clock_timestamp() - ${comesWithin})::int AS "onTheirWay",
        coalesce(extract(epoch FROM clock_timestamp() - min(called_at)), 0)::float AS "latelySeconds",
        EXISTS (SELECT FROM login_ticket WHERE ended_at IS NULL) AS "anyOpen"
      FROM login_ticket
      WHERE called_at > clock_timestamp() - make_interval(secs => ${lookBackSeconds})`.execute(db),
  ])
  const figure = figures[0]
  if (!figure) throw new Error('the waiting room could not be counted')
  return { waiting, ...figure }
}

/** Whoever was called by another process meanwhile is not called again. */
export async function callTickets(db: Db, ids: readonly string[], processId: string): Promise<void> {
  await db
    .updateTable('login_ticket')
    .set({ called_at: sql`clock_timestamp()`, called_by: processId })
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .where('called_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
}

export async function noteSeen(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('login_ticket')
    .set({ seen_at: sql`clock_timestamp()` })
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .where('ended_at', 'is', null)
    .execute()
}

export async function endStaleTickets(db: Db): Promise<void> {
  await db
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

export async function endTicket(db: Db, id: string): Promise<void> {
  await db
    .updateTable('login_ticket')
    .set({ ended_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}
