import type { WindowAction, WindowSource } from '@fairground/domain/window'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface Span {
  startsAt: Date
  endsAt: Date
}

/** A company whose window is to be changed, as it stands under its lock. */
export interface LockedWindow {
  companyId: string
  accountId: string
  nameZh: string
  nameEn: string
  approved: boolean
  window: (Span & { round: number; source: WindowSource }) | undefined
  /** Number of the last change on record; none was made yet where it is 0. */
  version: number
  now: Date
}

interface LockedRow extends Omit<LockedWindow, 'window'> {
  round: number | null
  source: WindowSource
  startsAt: Date
  endsAt: Date
}

/** In one order, as everywhere: whoever chooses booths for one of these companies waits here, and nobody in a circle. */
export async function lockWindows(
  trx: Db,
  companyIds: readonly string[],
  edition: number,
): Promise<Map<string, LockedWindow>> {
  await sql`SELECT FROM company WHERE id = ANY(${companyIds}::uuid[]) ORDER BY id FOR UPDATE`.execute(trx)
  // A statement of its own: it sees what others did until the lock was had, and reads the clock then.
  const { rows } = await sql<LockedRow>`
    SELECT company.id AS "companyId", company.account_id AS "accountId", company.name_zh AS "nameZh",
      company.name_en AS "nameEn", company.review_state IS NOT DISTINCT FROM 'approved' AS approved,
      own.round, own.source, own.starts_at AS "startsAt", own.ends_at AS "endsAt", clock_timestamp() AS now,
      (SELECT coalesce(max(id), 0)::int FROM selection_window_change WHERE company_id = company.id) AS version
    FROM company LEFT JOIN current_window own ON own.company_id = company.id
    WHERE company.id = ANY(${companyIds}::uuid[]) AND company.edition = ${edition} AND company.deleted_at IS NULL`.execute(
    trx,
  )
  return new Map(
    rows.map(({ round, source, startsAt, endsAt, ...company }) => [
      company.companyId,
      { ...company, window: round === null ? undefined : { round, source, startsAt, endsAt } },
    ]),
  )
}

interface Put extends Span {
  companyId: string
  round: number
  by: string
}

/** The batch it was drawn into stays: it is where the company stands in the draw, whenever it chooses. */
export async function putWindow(trx: Db, { companyId, round, startsAt, endsAt, by }: Put): Promise<void> {
  await trx
    .insertInto('selection_window')
    .values({
      company_id: companyId,
      round,
      starts_at: startsAt,
      ends_at: endsAt,
      set_by: by,
      source: 'hand',
      set_at: sql`clock_timestamp()`,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'round']).doUpdateSet((row) => ({
        starts_at: row.ref('excluded.starts_at'),
        ends_at: row.ref('excluded.ends_at'),
        set_by: row.ref('excluded.set_by'),
        source: row.ref('excluded.source'),
        set_at: row.ref('excluded.set_at'),
      })),
    )
    .execute()
}

export async function deleteWindow(trx: Db, companyId: string, round: number): Promise<void> {
  await trx
    .deleteFrom('selection_window')
    .where('company_id', '=', companyId)
    .where('round', '=', round)
    .execute()
}

export interface WindowChange {
  companyId: string
  round: number
  action: WindowAction
  source: WindowSource
  before: Span | undefined
  after: Span | undefined
  by: string
}

/** Its number, which is the version of the company's window from now on. */
export async function insertChange(trx: Db, change: WindowChange): Promise<number> {
  const { id } = await trx
    .insertInto('selection_window_change')
    .values({
      company_id: change.companyId,
      round: change.round,
      action: change.action,
      source: change.source,
      starts_before: change.before?.startsAt ?? null,
      ends_before: change.before?.endsAt ?? null,
      starts_after: change.after?.startsAt ?? null,
      ends_after: change.after?.endsAt ?? null,
      actor_id: change.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function readLastChange(
  db: Db,
  companyId: string,
): Promise<{ who: string; at: Date } | undefined> {
  return db
    .selectFrom('selection_window_change as change')
    .leftJoin('account', 'account.id', 'change.actor_id')
    .select(['change.at', sql<string>`coalesce(nullif(real_name, ''), username, '')`.as('who')])
    .where('company_id', '=', companyId)
    .orderBy('change.id', 'desc')
    .executeTakeFirst()
}

export interface Opening extends Span {
  companyId: string
  accountId: string
  nameZh: string
  nameEn: string
  /** What keeps it from being told twice. */
  key: string
}

const openingKey = sql<string>`'window-opens:' || own.company_id || ':' || own.round || ':' || extract(epoch FROM own.starts_at)::bigint`

/**
 * Windows about to open whose companies were not told so. Who was told of the window itself within these minutes knows
 * already; whoever was drawn may not. For the units of a group its delegate chooses.
 */
export async function readOpenings(
  db: Db,
  { edition, minutes, most }: { edition: number; minutes: number; most: number },
): Promise<Opening[]> {
  const lead = sql`${minutes} * interval '1 minute'`
  const { rows } = await sql<Opening>`
    SELECT company.id AS "companyId", company.account_id AS "accountId", company.name_zh AS "nameZh",
      company.name_en AS "nameEn", own.starts_at AS "startsAt", own.ends_at AS "endsAt", ${openingKey} AS key
    FROM selection_window own JOIN company ON company.id = own.company_id
    WHERE own.starts_at > clock_timestamp() AND own.starts_at <= clock_timestamp() + ${lead}
      AND NOT (own.source = 'hand' AND own.set_at > own.starts_at - ${lead})
      AND company.edition = ${edition} AND company.deleted_at IS NULL AND company.review_state = 'approved'
      AND NOT EXISTS (SELECT FROM block_member WHERE block_member.company_id = company.id)
      AND NOT EXISTS (SELECT FROM outbox_message WHERE dedupe_key = ${openingKey})
    ORDER BY own.starts_at, company.id LIMIT ${most}`.execute(db)
  return rows
}
