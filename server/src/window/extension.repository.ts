import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import type { Span } from './window.repository'

export interface Extending {
  edition: number
  /** When the windows were seen to end. */
  ends: readonly Date[]
  /** All that are open, where nobody is named. */
  companyIds: readonly string[] | undefined
  minutes: number
  reason: string
  by: string
}

export interface Extended extends Span {
  /** Number of the change on record. */
  id: number
  companyId: string
  accountId: string
  round: number
  endedAt: Date
}

/** In two statements however many they are: whoever chooses in its last minutes must not wait for everybody else. */
export async function extendOpen(
  trx: Db,
  { edition, ends, companyIds, minutes, reason, by }: Extending,
): Promise<Extended[]> {
  const seen = sql`date_trunc('milliseconds', own.ends_at) = ANY(${ends}::timestamptz[])`
  // In one order, as everywhere.
  const { rows: locked } = await sql<{ id: string }>`
    SELECT company.id FROM company WHERE company.edition = ${edition} AND company.deleted_at IS NULL
      AND EXISTS (SELECT FROM selection_window own WHERE own.company_id = company.id AND ${seen})
      ${companyIds ? sql`AND company.id = ANY(${companyIds}::uuid[])` : sql``}
    ORDER BY company.id FOR UPDATE`.execute(trx)
  // A statement of its own: it sees what others did until the locks were had, and reads the clock then.
  const { rows } = await sql<Extended>`
    WITH extended AS (
      UPDATE selection_window own SET ends_at = own.ends_at + ${minutes} * interval '1 minute', source = 'hand',
        set_by = ${by}, set_at = clock_timestamp()
      FROM current_window standing
      WHERE own.company_id = ANY(${locked.map(({ id }) => id)}::uuid[]) AND ${seen}
        AND standing.company_id = own.company_id AND standing.round = own.round
        AND own.starts_at <= clock_timestamp() AND own.ends_at > clock_timestamp()
      RETURNING own.company_id, own.round, own.starts_at, standing.ends_at AS ended_at, own.ends_at
    ), noted AS (
      INSERT INTO selection_window_change
        (company_id, round, action, source, starts_before, ends_before, starts_after, ends_after, reason, actor_id)
      SELECT company_id, round, 'change', 'hand', starts_at, ended_at, starts_at, ends_at, ${reason}, ${by} FROM extended
      RETURNING id, company_id
    )
    SELECT noted.id::int, company_id AS "companyId", account_id AS "accountId", extended.round,
      extended.starts_at AS "startsAt", extended.ended_at AS "endedAt", extended.ends_at AS "endsAt"
    FROM noted JOIN extended USING (company_id) JOIN company ON company.id = company_id ORDER BY noted.id`.execute(
    trx,
  )
  return rows
}

export interface ExtendedNews extends Span {
  id: number
  accountId: string
  nameZh: string
  nameEn: string
}

/** Whoever is not approved yet would take it for an approval; what was changed again since is no longer news. */
export async function readExtended(db: Db, changeIds: readonly number[]): Promise<ExtendedNews[]> {
  const { rows } = await sql<ExtendedNews>`
    SELECT change.id::int, company.account_id AS "accountId", company.name_zh AS "nameZh", company.name_en AS "nameEn",
      own.starts_at AS "startsAt", own.ends_at AS "endsAt"
    FROM selection_window_change change JOIN company ON company.id = change.company_id
    JOIN selection_window own ON own.company_id = change.company_id AND own.round = change.round
      AND own.ends_at = change.ends_after
    WHERE change.id = ANY(${changeIds}::bigint[]) AND company.review_state = 'approved'
    ORDER BY change.id`.execute(db)
  return rows
}
