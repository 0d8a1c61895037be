import type { CellRemark } from '@fairground/domain/list'
import { type Language, translate } from '@fairground/domain/text'
import type { Page } from '@fairground/wire/kernel/page'
import type { KeptList } from '@fairground/wire/list'
import type { ImportRow } from '@fairground/wire/list/import-calls'
import { columnOf } from '../../platform/database/column-names'
import type { Db } from '../../platform/database/database'
import { cellOf, type ListWords, travelling } from '../field-in-workbook'
import { type RowSearch, readFaulty, readStoredRows, type StoredImportRow } from './import-rows.repository'

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
    faults: remarksIn(row.faults, words.language),
    warnings: remarksIn(row.warnings, words.language),
  }
}

export const remarksIn = (remarks: CellRemark[], language: Language): ImportRow['faults'] =>
  remarks.map(({ field, key, params }) => ({
    ...(field === undefined ? {} : { field }),
    message: translate(key, language, params),
  }))

/** Every faulty row as it was typed, a thousand at a time. */
export async function* faultyRows(
  db: Db,
  list: KeptList,
  runId: string,
): AsyncGenerator<{ number: number; typed: Record<string, string>; faults: CellRemark[] }> {
  for (let last = 0; ; ) {
    const rows = await readFaulty(db, runId, { after: last, most: 1_000 })
    for (const { number, given, typed, faults } of rows)
      yield { number, typed: { ...asTyped(list, given), ...typed }, faults }
    const end = rows.at(-1)
    if (!end) return
    last = end.number
  }
}

const asTyped = (list: KeptList, given: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    travelling(list).flatMap(([name]) => {
      const value = given[columnOf(name)]
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )
