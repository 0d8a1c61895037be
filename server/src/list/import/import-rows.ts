import type { CellRemark, ImportAction } from '@fairground/domain/list'
import { type Language, translate } from '@fairground/domain/text'
import type { Page } from '@fairground/wire/kernel/page'
import type { KeptList } from '@fairground/wire/list'
import type { ImportRow } from '@fairground/wire/list/import-calls'
import { type SqlBool, sql } from 'kysely'
import { columnOf } from '../../platform/database/column-names'
import type { Db } from '../../platform/database/database'
import { cellOf, type ListWords, travelling } from '../field-in-workbook'
import { table } from '../list-table'

interface StoredImportRow {
  number: number
  action: ImportAction
  given: Record<string, unknown>
  /** Cells that do not read as their value does: faulty ones, labels of codes, dates. */
  typed: Record<string, string>
  former: Record<string, unknown> | null
  faults: CellRemark[]
  warnings: CellRemark[]
}

export interface RowSearch {
  action?: ImportAction | 'doubtful' | null | undefined
  page: number
  pageSize: number
}

export async function readImportRows(
  db: Db,
  list: KeptList,
  runId: string,
  search: RowSearch,
  words: ListWords,
): Promise<Page<ImportRow>> {
  const kind = kindOf(search.action)
  const { rows } = await sql<StoredImportRow>`
    SELECT row.number, row.action, row.given, row.typed, row.faults, row.warnings,
      CASE WHEN row.action = 'change' THEN to_jsonb(item) END AS former
    FROM import_row row LEFT JOIN ${table(list)} item ON item.id = row.row_id
    WHERE row.run_id = ${runId} AND ${kind}
    ORDER BY row.number LIMIT ${search.pageSize} OFFSET ${(search.page - 1) * search.pageSize}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM import_row row WHERE row.run_id = ${runId} AND ${kind}`.execute(db)
  return { list: rows.map((row) => shownRow(list, row, words)), total: counted[0]?.total ?? 0 }
}

const kindOf = (action: RowSearch['action']) => {
  if (!action) return sql<SqlBool>`true`
  return action === 'doubtful' ? sql<SqlBool>`row.warnings <> '[]'` : sql<SqlBool>`row.action = ${action}`
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
    const rows = await db
      .selectFrom('import_row')
      .select(['number', 'given', 'typed', 'faults'])
      .where('run_id', '=', runId)
      .where('action', '=', 'fault')
      .where('number', '>', last)
      .orderBy('number')
      .limit(1_000)
      .execute()
    for (const { number, given, typed, faults } of rows)
      yield {
        number,
        typed: { ...asTyped(list, given as Record<string, unknown>), ...(typed as Record<string, string>) },
        faults: faults as unknown as CellRemark[],
      }
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
