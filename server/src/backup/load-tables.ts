import type pg from 'pg'
import { tableFile } from './backup-layout'
import type { Manifest } from './manifest'
import { copyBack } from './rows.repository'
import { withRulesAside } from './rules.repository'
import { emptyTables, readSequences, readTables, setSequence, type Table } from './schema.repository'

/**
 * Fills the tables, which migrations have just made, with the rows of the back-up, in the caller's transaction. Resolves
 * to the tables that no migration makes: somebody added them by hand, and nothing is known of them but their rows.
 */
export async function loadTables(
  client: pg.Client,
  directory: string,
  { tables, sequences }: Manifest,
  signal: AbortSignal,
): Promise<string[]> {
  const made = await readTables(client)
  const [known, unknown] = divide(tables, namesOf(made))
  requireSameColumns(made, known)
  await withRulesAside(client, async () => {
    await emptyTables(client, made)
    for (const table of known) await copyBack(client, table, tableFile(directory, table.name), signal)
  })
  const [counted] = divide(sequences, namesOf(await readSequences(client)))
  for (const sequence of counted) await setSequence(client, sequence)
  return unknown.map(({ name }) => name)
}

const namesOf = (things: { name: string }[]): Set<string> => new Set(things.map(({ name }) => name))

const divide = <Thing extends { name: string }>(things: Thing[], names: Set<string>): [Thing[], Thing[]] => [
  things.filter(({ name }) => names.has(name)),
  things.filter(({ name }) => !names.has(name)),
]

/** The same migrations make the same columns, unless somebody changed a table by hand. */
function requireSameColumns(made: Table[], saved: Table[]): void {
  const [ours, theirs] = [columnsOf(made), columnsOf(saved)]
  const odd =
    [...theirs].find((column) => !ours.has(column)) ?? [...ours].find((column) => !theirs.has(column))
  if (odd)
    throw new Error(`its tables are not the ones its migrations make; ${odd} is only in one of the two`)
}

const columnsOf = (tables: Table[]): Set<string> =>
  new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)))
