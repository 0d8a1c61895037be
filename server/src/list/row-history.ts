import { completeRow, type Row } from '@fairground/domain/field'
import type { HistoryEntry, KeptList } from '@fairground/wire/list'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { readRow } from './list.repository'
import { table } from './list-table'

const mostShown = 200

/** Every change of a row, newest first. What an import did to all the rows it added stands in the log once, as the import's. */
export async function readHistory(db: Db, list: KeptList, id: string): Promise<HistoryEntry[]> {
  const importId = await importOf(db, list, id)
  const entries = await db
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.actor_id')
    .select(['audit_entry.id', 'at', 'actor_name', 'account.real_name', 'action', 'before', 'after'])
    .select('subject_id')
    .where('subject_type', '=', list.name)
    .where('subject_id', 'in', importId ? [id, importId] : [id])
    .orderBy('audit_entry.id', 'desc')
    .limit(mostShown)
    .execute()
  const imported = entries.some(({ subject_id }) => subject_id === importId)
    ? await valuesWhenAdded(db, list, id)
    : null
  return entries.map((entry) => {
    const { before, after } = entry.subject_id === id ? entry : sharedChange(entry.action, imported)
    return {
      id: Number(entry.id),
      at: entry.at,
      actorName: entry.real_name || entry.actor_name,
      action: entry.action,
      before: before as HistoryEntry['before'],
      after: after as HistoryEntry['after'],
    }
  })
}

/** An import adds a row, and taking the import back removes it; it is taken back only while the row is as it came. */
const sharedChange = (action: string, values: Row | null) =>
  action === 'import' ? { before: null, after: values } : { before: values, after: null }

/** The import a row came with. */
async function importOf(db: Db, list: KeptList, id: string): Promise<string | null> {
  if (!list.workbook) return null
  const { rows } = await sql<{ import_id: string | null }>`
    SELECT import_id FROM ${table(list)} WHERE id = ${id}`.execute(db)
  return rows[0]?.import_id ?? null
}

/** What its first change found; nothing changed it yet if there is none. */
async function valuesWhenAdded(db: Db, list: KeptList, id: string): Promise<Row | null> {
  const first = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.coalesce('before', 'after').as('values'))
    .where('subject_type', '=', list.name)
    .where('subject_id', '=', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (first) return first.values as Row | null
  const row = await readRow(db, list, id)
  return row ? completeRow(list.fields, row) : null
}
