import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import type { Span } from './window.repository'

export interface WindowMove extends Span {
  companyId: string
}

/**
 * The windows of many companies, in one statement however many they are, each change on record. Nobody is told: this is
 * for a fair that plays itself, and whoever sets windows for people goes the way that tells them.
 */
export async function moveWindows(
  trx: Db,
  moves: readonly WindowMove[],
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  const ids = moves.map(({ companyId }) => companyId)
  // In one order, as everywhere.
  await sql`SELECT FROM company WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`.execute(trx)
  await sql`
    WITH moved AS (
      SELECT wanted.company_id, wanted.starts_at, wanted.ends_at, coalesce(own.round, 1) AS round,
        own.starts_at AS starts_before, own.ends_at AS ends_before
      FROM unnest(${ids}::uuid[], ${moves.map(({ startsAt }) => startsAt)}::timestamptz[],
        ${moves.map(({ endsAt }) => endsAt)}::timestamptz[]) wanted (company_id, starts_at, ends_at)
      LEFT JOIN current_window own ON own.company_id = wanted.company_id
    ), put AS (
      INSERT INTO selection_window (company_id, round, starts_at, ends_at, source, set_by, set_at)
      SELECT company_id, round, starts_at, ends_at, 'hand', ${by}::uuid, clock_timestamp() FROM moved
      ON CONFLICT (company_id, round) DO UPDATE SET starts_at = excluded.starts_at, ends_at = excluded.ends_at,
        source = excluded.source, set_by = excluded.set_by, set_at = excluded.set_at
    )
    INSERT INTO selection_window_change
      (company_id, round, action, source, starts_before, ends_before, starts_after, ends_after, reason, actor_id)
    SELECT company_id, round, CASE WHEN starts_before IS NULL THEN 'set' ELSE 'change' END, 'hand',
      starts_before, ends_before, starts_at, ends_at, ${reason}, ${by}::uuid FROM moved`.execute(trx)
}
