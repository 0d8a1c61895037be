import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

export async function isCompanyOf(db: Db, id: string, edition: number): Promise<boolean> {
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('id', '=', id)
    .where('edition', '=', edition)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return company !== undefined
}

/** A unit that will be added is tied to the company that has signed up under its credit code. */
export async function nameCompaniesByCode(db: Db, runId: string, edition: number): Promise<void> {
  await sql`
    UPDATE import_row row SET given = row.given || jsonb_build_object('company_id', invoice.company_id)
    FROM invoice_profile invoice
    WHERE row.run_id = ${runId} AND row.action = 'add' AND invoice.credit_code = row.given->>'credit_code'
      AND invoice.edition = ${edition} AND invoice.deleted_at IS NULL`.execute(db)
}
