import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/**
 * The windows that follow from a draw, in one statement however many they are. One that was set by hand for the same round
 * gives way to what was drawn in public; the record of changes says what stood there before.
 */
export async function openDrawnWindows(trx: Db, drawId: string, by: string): Promise<void> {
  await sql`
    WITH drawn AS (
      SELECT place.company_id, draw.round, place.batch, place.starts_at, place.ends_at,
        own.starts_at AS starts_before, own.ends_at AS ends_before
      FROM draw_place place JOIN draw ON draw.id = place.draw_id
      LEFT JOIN selection_window own ON own.company_id = place.company_id AND own.round = draw.round
      WHERE place.draw_id = ${drawId}
    ), put AS (
      INSERT INTO selection_window (company_id, round, batch, starts_at, ends_at, source, set_by, set_at)
      SELECT company_id, round, batch, starts_at, ends_at, 'draw', ${by}, clock_timestamp() FROM drawn
      ON CONFLICT (company_id, round) DO UPDATE SET batch = excluded.batch, starts_at = excluded.starts_at,
        ends_at = excluded.ends_at, source = excluded.source, set_by = excluded.set_by, set_at = excluded.set_at
    )
    INSERT INTO selection_window_change
      (company_id, round, action, source, starts_before, ends_before, starts_after, ends_after, actor_id)
    SELECT company_id, round, CASE WHEN starts_before IS NULL THEN 'set' ELSE 'change' END, 'draw',
      starts_before, ends_before, starts_at, ends_at, ${by} FROM drawn`.execute(trx)
}

/** Those it left as they were: a window somebody set by hand since then stays. */
export async function cancelDrawnWindows(
  trx: Db,
  drawId: string,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM selection_window own USING draw_place place JOIN draw ON draw.id = place.draw_id
      WHERE place.draw_id = ${drawId} AND own.company_id = place.company_id AND own.round = draw.round
        AND own.source = 'draw'
      RETURNING own.company_id, own.round, own.starts_at, own.ends_at
    )
    INSERT INTO selection_window_change
      (company_id, round, action, source, starts_before, ends_before, reason, actor_id)
    SELECT company_id, round, 'cancel', 'draw', starts_at, ends_at, ${reason}, ${by} FROM gone`.execute(trx)
}
