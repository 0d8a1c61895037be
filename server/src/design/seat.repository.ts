import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import type { TakenSeat } from './seat-rules'

interface SeatRow {
  now: Date
  seat: string | null
  accountId: string
  since: Date
  heardAt: Date
  askingSeat: string | null
  askingId: string | null
  askedAt: Date | null
  word: string
}

/** With the database's time: every process and every screen goes by the same clock. */
export async function readSeat(db: Db, hallId: string): Promise<{ now: Date; seat: TakenSeat | undefined }> {
  const { rows } = await sql<SeatRow>`
    SELECT clock_timestamp() AS now, seat, account_id AS "accountId", since, heard_at AS "heardAt",
      asking_seat AS "askingSeat", asking_id AS "askingId", asked_at AS "askedAt", word
    FROM (SELECT 1) AS one LEFT JOIN plan_seat ON hall_id = ${hallId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a clock always answers')
  return { now: row.now, seat: takenSeat(row) }
}

function takenSeat({ seat, accountId, since, heardAt, askingSeat, askingId, askedAt, word }: SeatRow) {
  if (seat === null) return undefined
  const asking =
    askingSeat && askingId && askedAt ? { seat: askingSeat, accountId: askingId, at: askedAt, word } : null
  return { seat, accountId, since, heardAt, asking }
}

export async function writeSeat(db: Db, hallId: string, seat: TakenSeat | undefined): Promise<void> {
  if (!seat) {
    await db.deleteFrom('plan_seat').where('hall_id', '=', hallId).execute()
    return
  }
  const row = {
    seat: seat.seat,
    account_id: seat.accountId,
    since: seat.since,
    heard_at: seat.heardAt,
    asking_seat: seat.asking?.seat ?? null,
    asking_id: seat.asking?.accountId ?? null,
    asked_at: seat.asking?.at ?? null,
    word: seat.asking?.word ?? '',
  }
  await db
    .insertInto('plan_seat')
    .values({ hall_id: hallId, ...row })
    .onConflict((conflict) => conflict.column('hall_id').doUpdateSet(row))
    .execute()
}

export async function readPeople(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'real_name as realName'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, username, realName }) => [id, realName || username]))
}
