import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/database'

/** As if nothing had been drawn yet at the demo fair; windows set by hand for the first round stay. */
export async function forgetDraws(db: Db): Promise<void> {
  await sql`DELETE FROM selection_window WHERE source = 'draw' OR round > 1`.execute(db)
  for (const table of ['draw_place', 'draw', 'draw_batch'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(db)
}
