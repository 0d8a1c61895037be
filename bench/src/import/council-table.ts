import { isDeepStrictEqual } from 'node:util'
import { mustHold } from '../kernel/measurement'
import { withDatabase } from '../kernel/product-database'
import type { CouncilRow } from '../lists/council-list'

/** The council's columns and indexes, but none of what the product does when its own table changes. */
export const bareTable = 'bare_council_member'

/** Few rows that the workbook does not name, so that there is something to read meanwhile. */
const fewRows = 'few_council_members'

export const prepareTables = (dataDir: string): Promise<void> =>
  withDatabase(dataDir, async (client) => {
    await client.query(`CREATE TABLE ${bareTable} (LIKE council_member INCLUDING ALL)`)
    await client.query(`UPDATE council_member SET serial = 90000 + serial`)
    await client.query(`CREATE TABLE ${fewRows} AS SELECT * FROM council_member`)
  })

/** Both sides start every pass from new tables, with indexes that nothing was ever deleted from. */
export const emptyTables = (dataDir: string): Promise<void> =>
  withDatabase(dataDir, async (client) => {
    await client.query(`TRUNCATE ${bareTable}, council_member, import_row`)
    await client.query(`INSERT INTO council_member SELECT * FROM ${fewRows}`)
    await client.query('DELETE FROM import_run')
    await client.query('VACUUM ANALYZE council_member, import_run, import_row')
  })

export const mustHoldRows = (dataDir: string, table: string, wanted: CouncilRow[]): Promise<void> =>
  withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<Omit<CouncilRow, 'id'>>(
      `SELECT company_name, credit_code, serial FROM ${table} WHERE serial < 90000 AND deleted_at IS NULL ORDER BY serial`,
    )
    const same = isDeepStrictEqual(
      rows,
      wanted.map(({ company_name, credit_code, serial }) => ({ company_name, credit_code, serial })),
    )
    mustHold(same, `${table} holds ${rows.length} rows, not the ${wanted.length} of the workbook`)
  })
