import type { CodeListName } from '@fairground/domain/codelist'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { type CodeUse, codeUses } from './code-uses'

/** How many records hold each value of a list. Values nobody holds are not in the answer. */
export async function countUses(db: Db, list: CodeListName): Promise<Map<string, number>> {
  const totals = new Map<string, number>()
  for (const use of codeUses[list]) {
    const valueFor = wordsBackwards(use)
    for (const { held, rows } of await countColumn(db, use)) {
      const value = valueFor(held)
      if (value !== undefined) totals.set(value, (totals.get(value) ?? 0) + rows)
    }
  }
  return totals
}

async function countColumn(db: Db, { table, column, several }: CodeUse) {
  const held = several ? sql`unnest(${sql.ref(column)})` : sql.ref(column)
  const { rows } = await sql<{ held: string | null; rows: number }>`
    SELECT held, count(*) AS rows FROM (SELECT ${held} AS held FROM ${sql.table(table)}) AS holdings
    WHERE held IS NOT NULL GROUP BY held`.execute(db)
  return rows
}

function wordsBackwards({ words }: CodeUse): (held: string | null) => string | undefined {
  if (!words) return (held) => held ?? undefined
  const back = new Map(Object.entries(words).map(([value, word]) => [word, value]))
  return (held) => back.get(held ?? '')
}
