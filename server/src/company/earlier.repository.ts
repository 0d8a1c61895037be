import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export const findNewestBefore = (
  db: Db,
  accountId: string,
  edition: number,
): Promise<{ companyId: string; edition: number } | undefined> =>
  db
    .selectFrom('company')
    .select(['id as companyId', 'edition'])
    .where('account_id', '=', accountId)
    .where('edition', '<', edition)
    .where('basics_saved', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Every file a sign-up refers to. */
export async function filesOf(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT licence_file_id AS id FROM company WHERE id = ${companyId}
    UNION SELECT sign_up_file_id FROM company WHERE id = ${companyId}
    UNION SELECT logo_file_id FROM company_intro WHERE company_id = ${companyId}
    UNION SELECT image_file_id FROM product_intro WHERE company_id = ${companyId}`.execute(db)
  return rows.map(({ id }) => id)
}
