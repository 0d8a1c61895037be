import type { Page } from '@fairground/wire/kernel/page'
import type { KeptList } from '@fairground/wire/list'
import type { ImportRow } from '@fairground/wire/list/import-calls'
import { columnOf } from '../../platform/database/column-names'
import type { Db } from '../../platform/database/database'
import { cellOf, type ListWords, travelling } from '../field-in-workbook'
import {
  type FaultyRow,
  type RowSearch,
  readFaulty,
  readStoredRows,
  type StoredImportRow,
} from './import-rows.repository'
import { faultsIn, remarksIn } from './row-remarks'

export async function readImportRows(
  db: Db,
  list: KeptList,
  runId: string,
  search: RowSearch,
  words: ListWords,
): Promise<Page<ImportRow>> {
  const { rows, total } = await readStoredRows(db, list, runId, search)
  return { list: rows.map((row) => shownRow(list, row, words)), total }
}

function shownRow(list: KeptList, row: StoredImportRow, words: ListWords): ImportRow {
  const fields = travelling(list)
  const texts = (columns: Record<string, unknown>) =>
    Object.fromEntries(
      fields.flatMap(([name, field]) => {
        const column = columnOf(name)
        return column in columns ? [[name, String(cellOf(field, columns[column], words))]] : []
      }),
    )
  return {
    number: row.number,
    action: row.action,
    values: { ...row.typed, ...texts(row.given) },
    before: row.former ? texts(row.former) : {},
    faults: faultsIn(list, row, words.language),
    warnings: remarksIn(list, row.warnings, words.language),
  }
}

/** Every faulty row, a thousand at a time. */
export async function* faultyRows(db: Db, runId: string): AsyncGenerator<FaultyRow> {
  for (let last = 0; ; ) {
    const rows = await readFaulty(db, runId, { after: last, most: 1_000 })
    yield* rows
    const end = rows.at(-1)
    if (!end) return
    last = end.number
  }
}
