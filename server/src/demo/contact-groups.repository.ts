import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** Halls in which these accounts have booths come first. */
export async function listHallCodes(
  db: Db,
  edition: number,
  accounts: readonly string[],
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    SELECT hall.code FROM hall
    WHERE hall.edition = ${edition}
    ORDER BY EXISTS (
      SELECT FROM booth
      JOIN booth_holding ON booth_holding.booth_id = booth.id
      JOIN company ON company.id = booth_holding.company_id
      JOIN account ON account.id = company.account_id
      WHERE booth.hall_id = hall.id AND account.username = ANY(${accounts})
    ) DESC, hall.position
    LIMIT ${most}`.execute(db)
  return rows.map(({ code }) => code)
}

/** False where the setting has been set before. */
export async function setContactGroupsOnce(
  db: Db,
  groups: readonly { hall: string; number: string | undefined }[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('setting')
    .values({ key: 'contactGroups', value: JSON.stringify(groups) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
