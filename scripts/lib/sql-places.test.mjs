import { describe, expect, it } from 'vitest'
import { strayStatements } from './sql-places.mjs'

const chain = "const row = await db\n  .selectFrom('hall')\n  .execute()"

describe('SQL', () => {
  it('stands in repositories, and in the mechanisms that are made of it', () => {
    expect(strayStatements('server/src/fair/fair.repository.ts', chain)).toEqual([])
    expect(strayStatements('server/src/platform/sessions/sessions.ts', chain)).toEqual([])
    expect(strayStatements('server/test/fair/fair.test.ts', chain)).toEqual([])
  })

  it.each([
    ['a query', chain, 2],
    ['a change', "await trx.updateTable('hall').execute()", 1],
    ['plain SQL', 'await sql`SELECT 1`.execute(db)', 1],
    ['typed SQL', 'const { rows } = await sql<{\n  n: number\n}>`SELECT 1 AS n`.execute(db)', 1],
  ])('is named with its line where it is %s in a service', (_, text, line) => {
    expect(strayStatements('server/src/fair/fair.service.ts', text)).toEqual([
      `server/src/fair/fair.service.ts:${line}: SQL stands in a *.repository.ts`,
    ])
  })

  it('is not seen in whatever is merely called so', () => {
    expect(strayStatements('server/src/fair/fair.service.ts', "log('sql', `no`)")).toEqual([])
  })
})
