import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/test-database'

let database: TestDatabase
let pool: pg.Pool
let db: Kysely<unknown>
let planOnce: typeof import('../../src/platform/database/plan-once').planOnce

/** What is kept is counted by process, and the files before this one have asked for much. */
beforeAll(async () => {
  vi.resetModules()
  ;({ planOnce } = await import('../../src/platform/database/plan-once'))
  const { openPool } = await import('../../src/platform/database/pool')
  database = await createTestDatabase({ empty: true })
  pool = openPool({
    connection: { connectionString: database.url },
    size: 1,
    queryTimeoutMs: 0,
    onError: () => undefined,
  })
  db = new Kysely({ dialect: new PostgresDialect({ pool }) })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const keptPlans = sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`

describe('a statement marked to be planned once', () => {
  it('is kept by its connection and answers for other values too', async () => {
    await db.connection().execute(async (one) => {
      const ask = async (figure: number) =>
        (await sql<{ figure: number }>`SELECT ${planOnce} ${figure}::int AS figure`.execute(one)).rows
      expect(await ask(1)).toEqual([{ figure: 1 }])
      expect(await ask(2)).toEqual([{ figure: 2 }])
      const kept = (await keptPlans.execute(one)).rows.filter(({ statement }) => /AS figure/.test(statement))
      expect(kept).toHaveLength(1)
    })
  })

  it('is kept for a limited number of texts only, and the others still answer', async () => {
    await db.connection().execute(async (one) => {
      for (let limit = 1; limit <= 260; limit += 1)
        expect(
          (await sql`SELECT ${planOnce} 1 AS one LIMIT ${sql.lit(limit)}`.execute(one)).rows,
        ).toHaveLength(1)
      expect((await keptPlans.execute(one)).rows.length).toBeLessThanOrEqual(200)
    })
  })

  it('is planned anew after its columns have become others, and nobody notices', async () => {
    await sql`CREATE TABLE planned (word varchar(10))`.execute(db)
    await sql`INSERT INTO planned VALUES ('before')`.execute(db)
    await db.connection().execute(async (one) => {
      const ask = async () => (await sql`SELECT ${planOnce} * FROM planned`.execute(one)).rows
      expect(await ask()).toEqual([{ word: 'before' }])
      await sql`ALTER TABLE planned ALTER word TYPE text, ADD COLUMN more integer`.execute(one)
      expect(await ask()).toEqual([{ word: 'before', more: null }])
      expect(await ask()).toEqual([{ word: 'before', more: null }])
    })
  })
})
