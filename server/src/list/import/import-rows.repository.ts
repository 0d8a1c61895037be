import type { CellRemark, ImportAction } from '@fairground/domain/list'
import type { KeptList } from '@fairground/wire/list'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { table } from '../list-table.repository'

export interface StoredImportRow {
  number: number
  action: ImportAction
  given: Record<string, unknown>
  /** Cells that do not read as their value does: faulty ones, labels of codes, dates. */
  typed: Record<string, string>
  former: Record<string, unknown> | null
  faults: CellRemark[]
  warnings: CellRemark[]
}

export type FaultyRow = Pick<StoredImportRow, 'number' | 'given' | 'typed' | 'faults'>

export interface RowSearch {
  action?: ImportAction | 'doubtful' | null | undefined
  page: number
  pageSize: number
}

export async function readStoredRows(
  db: Db,
  list: KeptList,
  runId: string,
  search: RowSearch,
): Promise<{ rows: StoredImportRow[]; total: number }> {
  const kind = kindOf(search.action)
  const { rows } = await sql<StoredImportRow>`
    SELECT row.number, row.action, row.given, row.typed, row.faults, row.warnings,
      CASE WHEN row.action = 'change' THEN to_jsonb(item) END AS former
    FROM import_row row LEFT JOIN ${table(list)} item ON item.id = row.row_id
    WHERE row.run_id = ${runId} AND ${kind}
    ORDER BY row.number LIMIT ${search.pageSize} OFFSET ${(search.page - 1) * search.pageSize}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM import_row row WHERE row.run_id = ${runId} AND ${kind}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

const kindOf = (action: RowSearch['action']) => {
  if (!action) return sql<SqlBool>`true`
  return action === 'doubtful' ? sql<SqlBool>`row.warnings <> '[]'` : sql<SqlBool>`row.action = ${action}`
}

/** The next faulty rows of a run. */
export async function readFaulty(
  db: Db,
  runId: string,
  { after, most }: { after: number; most: number },
): Promise<FaultyRow[]> {
  const rows = await db
    .selectFrom('import_row')
    .select(['number', 'given', 'typed', 'faults'])
    .where('run_id', '=', runId)
    .where('action', '=', 'fault')
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute()
  return rows as unknown as FaultyRow[]
}
