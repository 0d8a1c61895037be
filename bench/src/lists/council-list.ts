import { filledUp } from '../../../server/src/demo/lists/outside-companies'
import { Random } from '../../../server/src/demo/random'
import { withDatabase } from '../kernel/product-database'

export interface CouncilRow {
  id: string
  company_name: string
  credit_code: string
  serial: number
}

export function councilRows(seed: string, count: number): CouncilRow[] {
  const random = new Random(seed)
  return filledUp([], count, random).map(({ name, creditCode }, serial) => ({
    id: random.uuid(),
    company_name: name,
    credit_code: creditCode,
    serial,
  }))
}

/** In place of the demo fair's council, and before anybody asked for the list, so that nobody remembers another one. */
export function fillCouncil(dataDir: string, rows: CouncilRow[]): Promise<void> {
  return withDatabase(dataDir, async (client) => {
    await client.query('DELETE FROM council_member')
    await client.query(
      `INSERT INTO council_member (id, company_name, credit_code, serial, created_by, updated_by)
       SELECT given.id, company_name, credit_code, serial, account.id, account.id
       FROM json_to_recordset($1) AS given(id uuid, company_name text, credit_code text, serial integer), account
       WHERE username = 'admin'`,
      [JSON.stringify(rows)],
    )
    await client.query('VACUUM ANALYZE council_member')
  })
}
