import type pg from 'pg'
import { tableFile } from './backup-layout'
import type { Manifest } from './manifest'
import { copyBack } from './rows.repository'
import { withRulesAside } from './rules.repository'
import { emptyTables, readTables, setSequence, type Table } from './schema.repository'

/** Fills the tables, which migrations have just made, with the rows of the back-up, in the caller's transaction. */
export async function loadTables(
  client: pg.Client,
  directory: string,
  { tables, sequences }: Manifest,
  signal: AbortSignal,
): Promise<void> {
  const made = await readTables(client)
  requireSameTables(made, tables)
  await withRulesAside(client, async () => {
    await emptyTables(client, made)
    for (const table of tables) await copyBack(client, table, tableFile(directory, table.name), signal)
  })
  for (const sequence of sequences) await setSequence(client, sequence)
}

/** The same migrations make the same tables, unless somebody added to them by hand. */
function requireSameTables(made: Table[], saved: Table[]): void {
  const [ours, theirs] = [columnsOf(made), columnsOf(saved)]
  const odd =
    [...theirs].find((column) => !ours.has(column)) ?? [...ours].find((column) => !theirs.has(column))
  if (odd)
    throw new Error(`its tables are not the ones its migrations make; ${odd} is only in one of the two`)
}

const columnsOf = (tables: Table[]): Set<string> =>
  new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)))
