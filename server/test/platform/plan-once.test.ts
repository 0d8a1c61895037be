import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planOnce } from '../../src/platform/database/plan-once'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

const keptPlans = sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`

describe('a statement marked to be planned once', () => {
  it('is kept by its connection and answers for other values too', async () => {
    await fair.platform.db.connection().execute(async (db) => {
      const ask = async (figure: number) =>
        (await sql<{ figure: number }>`SELECT ${planOnce} ${figure}::int AS figure`.execute(db)).rows
      expect(await ask(1)).toEqual([{ figure: 1 }])
      expect(await ask(2)).toEqual([{ figure: 2 }])
      const kept = (await keptPlans.execute(db)).rows.filter(({ statement }) => /AS figure/.test(statement))
      expect(kept).toHaveLength(1)
    })
  })

  it('is kept for a limited number of texts only, and the others still answer', async () => {
    await fair.platform.db.connection().execute(async (db) => {
      for (let limit = 1; limit <= 260; limit += 1)
        expect(
          (await sql`SELECT ${planOnce} 1 AS one LIMIT ${sql.lit(limit)}`.execute(db)).rows,
        ).toHaveLength(1)
      expect((await keptPlans.execute(db)).rows.length).toBeLessThanOrEqual(200)
    })
  })

  it('is planned anew after its columns have become others, and nobody notices', async () => {
    const { db } = fair.platform
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
