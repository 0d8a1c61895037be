import { type KyselyPlugin, type RawNode, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../src/platform/database/database'
import { searchCompanies } from '../../src/search/company-search.repository'
import { searchLists } from '../../src/search/list-search.repository'
import { read } from '../../src/search/words'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
  await fillUp(fair.platform.db)
})
afterAll(() => fair.stop())

const lists = {
  council_member: `(company_name, credit_code, serial) SELECT name, n::text, n`,
  association_member: `(company_name) SELECT name`,
  credit_grade: `(company_name, credit_code, grade) SELECT name, n::text, 'A'`,
  group_unit: `(company_name, credit_code, group_type) SELECT name, n::text, '02'`,
  blacklist_entry: `(company_name) SELECT name`,
  review_comment: `(text) SELECT name`,
}
const names = `(SELECT n, '第' || n || '消防设备有限公司' AS name FROM generate_series(1, 1000) n) AS made`

/** In tables of a handful of rows no index is worth using; in these it is. */
async function fillUp(db: Db): Promise<void> {
  for (const [table, rows] of Object.entries(lists))
    await sql.raw(`INSERT INTO ${table} ${rows} FROM ${names}`).execute(db)
  await sql`INSERT INTO account (username, password_hash, user_type, department)
    SELECT 'filler' || n, '', 'CHN', 'exhibitor' FROM generate_series(1, 1000) n`.execute(db)
  await sql`INSERT INTO company (account_id, edition, name_zh)
    SELECT id, 21, username || '消防设备有限公司' FROM account WHERE username LIKE 'filler%'`.execute(db)
  for (const table of [...Object.keys(lists), 'company', 'account'])
    await sql`VACUUM ANALYZE ${sql.table(table)}`.execute(db)
}

/** Asks for the plan of whatever is searched, instead of searching. */
const explaining: KyselyPlugin = {
  transformQuery({ node }) {
    const raw = node as RawNode
    const [first = '', ...rest] = raw.sqlFragments
    return { ...raw, sqlFragments: [`EXPLAIN ${first}`, ...rest] }
  },
  transformResult: async ({ result }) => result,
}

const planOf = async (search: (db: Db) => Promise<unknown[]>): Promise<string> =>
  JSON.stringify(await search(fair.platform.db.withPlugin(explaining)))

describe('two Chinese characters', () => {
  it('are looked up in every list’s index of pieces, and no list is read whole', async () => {
    const plan = await planOf((db) => searchLists(db, read('安盾')))
    for (const table of Object.keys(lists)) expect(plan).toContain(`Bitmap Index Scan on ${table}_grams`)
    expect(plan).not.toContain('Seq Scan')
  })

  it('are looked up in the companies’ index of pieces', async () => {
    const plan = await planOf((db) => searchCompanies(db, read('安盾'), 21))
    expect(plan).toContain('Bitmap Index Scan on company_grams')
  })
})
