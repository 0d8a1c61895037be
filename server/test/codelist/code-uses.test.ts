import { codeListNames } from '@fairground/domain/codelist'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeUses } from '../../src/codelist/code-uses'
import { countUses } from '../../src/codelist/code-uses.repository'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair()
})
afterAll(() => fair.stop())

const uses = Object.values(codeUses).flat()
const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`

describe('who refers to which code list', () => {
  it('is said for every list', () => {
    expect(Object.keys(codeUses).toSorted()).toEqual([...codeListNames].toSorted())
  })

  it('names columns that exist, arrays as arrays', async () => {
    const { rows } = await sql<{ table: string; column: string; several: boolean }>`
      SELECT table_name AS table, column_name AS column, data_type = 'ARRAY' AS several
      FROM information_schema.columns WHERE table_schema = 'public'`.execute(fair.platform.db)
    const kinds = new Map(rows.map((row) => [nameOf(row), row.several]))
    for (const use of uses) expect(kinds.get(nameOf(use)), nameOf(use)).toBe(use.several ?? false)
  })

  it('forgets no column that is called like one that holds codes', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      SELECT table_name AS table, column_name AS column
      FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type IN ('text', 'ARRAY')`.execute(
      fair.platform.db,
    )
    // Words so general that other tables use them for other things.
    const general = ['status', 'state', 'category', 'grade', 'region']
    const telling = new Set(uses.map(({ column }) => column).filter((column) => !general.includes(column)))
    const known = new Set(uses.map(nameOf))
    const forgotten = rows.filter((row) => telling.has(row.column) && !known.has(nameOf(row)))
    expect(forgotten.map(nameOf)).toEqual([])
  })

  it('counts records by value, in plain columns, in arrays and under the program’s own words', async () => {
    const { db } = fair.platform
    const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(db)).rows[0]?.n
    expect((await countUses(db, 'companyNature')).get('03')).toBe(
      await count(sql`SELECT count(*) AS n FROM qualification_survey WHERE company_nature = '03'`),
    )
    expect((await countUses(db, 'certification')).get('12')).toBe(
      await count(sql`SELECT count(*) AS n FROM qualification_survey WHERE '12' = ANY (certifications)`),
    )
    expect((await countUses(db, 'dataState')).get('03')).toBe(
      await count(sql`SELECT count(*) AS n FROM company WHERE data_state = 'submitted'`),
    )
  })
})
