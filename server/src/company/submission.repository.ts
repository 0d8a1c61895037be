import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

const numberLock = 7_214_011

export interface Submitted {
  number: string
  name: string
}

/** A company keeps its number however often it withdraws and submits again. */
export async function markSubmitted(
  db: Db,
  companyId: string,
  edition: number,
): Promise<Submitted | undefined> {
  // Numbers are given out one after the other, so that none is skipped and none given twice.
  await sql`SELECT pg_advisory_xact_lock(${numberLock}, ${edition})`.execute(db)
  const { rows } = await sql<Submitted>`
    WITH given AS (
      SELECT coalesce(max(split_part(registration_number, '-', 3)::int), 0) + 1 AS number FROM company
      WHERE registration_number ~ ${`^BM-${edition}-\\d{1,8}$`}
    )
    UPDATE company SET data_state = 'submitted', review_state = 'awaiting', review_remark = '', submitted_at = now(),
      updated_at = now(), registration_number = coalesce(registration_number,
        'BM-' || ${edition}::text || '-' || lpad(given.number::text, greatest(4, length(given.number::text)), '0'))
    FROM given WHERE id = ${companyId}
    RETURNING registration_number AS number, coalesce(nullif(name_zh, ''), name_en) AS name`.execute(db)
  return rows[0]
}

export async function markWithdrawn(db: Db, companyId: string, by: string): Promise<void> {
  await db
    .updateTable('company')
    .set({ data_state: 'draft', review_state: null, updated_at: sql`now()`, updated_by: by })
    .where('id', '=', companyId)
    .execute()
}
