import { statesByHand } from '@fairground/domain/booth'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

export interface BoothInHall {
  code: string
  /** Somebody has it, or it is kept back. */
  bound: boolean
  right: number
  bottom: number
}

/** Under lock: who is about to take a booth waits, and then meets the hall as it is decided here. */
export async function lockBoothsIn(db: Db, hallId: string): Promise<BoothInHall[]> {
  const { rows } = await sql<BoothInHall>`
    SELECT code, NOT status = ANY(${[...statesByHand]}::text[]) AS bound, x_m + width_m AS right, y_m + depth_m AS bottom
    FROM booth WHERE hall_id = ${hallId} AND deleted_at IS NULL ORDER BY id FOR UPDATE`.execute(db)
  return rows.sort((one, other) => one.code.localeCompare(other.code, 'en', { numeric: true }))
}

/** Whether somebody has drawn something here that nobody has seen yet. */
export async function hasDraft(db: Db, hallId: string): Promise<boolean> {
  const draft = await db
    .selectFrom('plan_draft')
    .select('hall_id')
    .where('hall_id', '=', hallId)
    .executeTakeFirst()
  return draft !== undefined
}

export async function findEditionOf(db: Db, hallId: string): Promise<number | undefined> {
  const hall = await db.selectFrom('hall').select('edition').where('id', '=', hallId).executeTakeFirst()
  return hall?.edition
}

/** The site plan, and whatever is drawn of it, finds its halls by their codes. */
export async function renameOnSite(db: Db, edition: number, from: string, to: string): Promise<void> {
  for (const table of ['site_plan', 'site_draft'])
    await sql`
      UPDATE ${sql.table(table)} SET plan = jsonb_set(plan, '{halls}', (
        SELECT coalesce(jsonb_agg(
          CASE WHEN placed->>'hall' = ${from} THEN jsonb_set(placed, '{hall}', to_jsonb(${to}::text)) ELSE placed END
          ORDER BY place), '[]')
        FROM jsonb_array_elements(plan->'halls') WITH ORDINALITY AS halls (placed, place)))
      WHERE edition = ${edition}`.execute(db)
}
