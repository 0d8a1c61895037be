import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadFair, tablesOf } from '../../src/demo/load-fair.repository'
import { type Database, openDatabase } from '../../src/platform/database/database'
import { migrate } from '../../src/platform/database/migrate'
import { readDataKeys } from '../../src/platform/secrets/data-keys'
import { createSecrets } from '../../src/platform/secrets/secrets'
import { migrations, testDataKeys } from '../support/test-config'
import { createTestDatabase, poolOn, type TestDatabase } from '../support/test-database'
import { fairOf } from './fairs'

const secrets = createSecrets(readDataKeys(testDataKeys))

describe('loading the demo fair', () => {
  let database: TestDatabase
  let client: pg.Client
  let db: Database

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true })
    client = new pg.Client(database.url)
    await client.connect()
    await migrate(client, migrations)
    db = openDatabase(poolOn(database, 1))
  })
  afterAll(async () => {
    await db.destroy()
    await client.end()
    await database.drop()
  })

  it('refuses to go on without the roles its staff need', async () => {
    const loading = db
      .transaction()
      .execute((trx) => loadFair(trx, fairOf('small'), { passwordHash: 'hash', secrets }))
    await expect(loading).rejects.toThrow('fairgroundLeader')
  })

  it('fills every table with exactly the rows generated', async () => {
    const fair = fairOf('small')
    await client.query(
      `INSERT INTO role (code, name_zh, name_en) VALUES ('fairgroundLeader', '审核', 'Reviewer')`,
    )
    await db
      .transaction()
      .execute((trx) => loadFair(trx, fair, { passwordHash: 'one hash for all', secrets }))
    for (const [table, rows] of tablesOf(fair)) {
      const { rows: counted } = await client.query(`SELECT count(*)::int AS count FROM ${table}`)
      expect([table, counted[0]?.count]).toEqual([table, rows.length])
    }
    const hashes = await client.query('SELECT DISTINCT password_hash FROM account')
    expect(hashes.rows).toEqual([{ password_hash: 'one hash for all' }])
  })

  it('keeps times, lists and plans as they were generated', async () => {
    const { company, hall, qualification_survey, earlier } = fairOf('small')
    const { rows: times } = await client.query('SELECT id, submitted_at FROM company')
    const submitted = new Map(times.map((row) => [row.id, row.submitted_at?.getTime()]))
    for (const { id, submitted_at } of company) {
      expect(submitted.get(id)).toBe(submitted_at ? Date.parse(submitted_at) : undefined)
    }
    const { rows: halls } = await client.query('SELECT scenery FROM hall ORDER BY position')
    expect(halls.map((row) => row.scenery)).toEqual(hall.map((row) => row.scenery))
    const { rows: surveys } = await client.query(
      'SELECT company_id, product_categories FROM qualification_survey',
    )
    expect(new Map(surveys.map((row) => [row.company_id, row.product_categories]))).toEqual(
      new Map(
        [...qualification_survey, ...earlier.qualification_survey].map((row) => [
          row.company_id,
          row.product_categories,
        ]),
      ),
    )
  })
})
