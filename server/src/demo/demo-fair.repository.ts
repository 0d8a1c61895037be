import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export async function hasAccount(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export interface StandingWindow {
  companyId: string
  startsAt: Date
  endsAt: Date
  /** The organiser has confirmed what was chosen in it. */
  isDone: boolean
}

export async function readStandingWindows(db: Db, edition: number): Promise<StandingWindow[]> {
  const { rows } = await sql<StandingWindow>`
    SELECT own.company_id AS "companyId", own.starts_at AS "startsAt", own.ends_at AS "endsAt",
      choice.state IS NOT DISTINCT FROM 'confirmed' AS "isDone"
    FROM current_window own JOIN company ON company.id = own.company_id
    LEFT JOIN booth_choice choice ON choice.company_id = company.id
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL`.execute(db)
  return rows
}
