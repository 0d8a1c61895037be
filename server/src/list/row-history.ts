import { completeRow, type Row } from '@fairground/domain/field'
import type { HistoryEntry } from '@fairground/wire/list'
import { readChanges } from '../platform/audit/recorded-changes.repository'
import type { Db } from '../platform/database/database'
import type { KeptRows } from './kept-rows'
import { findImportOf, readRow } from './list.repository'
import { withMoments } from './row-versions'

const mostShown = 200

/** Every change of a row, newest first. What an import did to all the rows it added stands in the log once, as the import's. */
export async function readHistory(db: Db, list: KeptRows, id: string): Promise<HistoryEntry[]> {
  const importId = list.workbook ? await findImportOf(db, list, id) : null
  const wanted = { type: list.name, id: importId ? [id, importId] : id }
  const changes = await readChanges(db, wanted, { most: mostShown })
  const imported = changes.some(({ subjectId }) => subjectId === importId)
    ? await valuesWhenAdded(db, list, id)
    : null
  return changes.map((change) => {
    const { before, after } = keepsValues.has(change.action)
      ? noValues
      : change.subjectId === id
        ? change
        : sharedChange(change.action, imported)
    return {
      id: change.id,
      at: change.at,
      actorName: change.by,
      action: change.action,
      before: withMoments(list, before as Row | null),
      after: withMoments(list, after as Row | null),
    }
  })
}

/** What is on record of a row that says as much before as after. */
const keepsValues = new Set(['publish', 'take-down', 'plan', 'recall', 'reorder'])
const noValues = { before: null, after: null }

/** An import adds a row, and taking the import back removes it; it is taken back only while the row is as it came. */
const sharedChange = (action: string, values: Row | null) =>
  action === 'import' ? { before: null, after: values } : { before: values, after: null }

/** What its first change found; nothing changed it yet if there is none. */
async function valuesWhenAdded(db: Db, list: KeptRows, id: string): Promise<Row | null> {
  const [first] = await readChanges(db, { type: list.name, id }, { most: 1, from: 'oldest' })
  if (first) return (first.before ?? first.after) as Row | null
  const row = await readRow(db, list, id)
  return row ? completeRow(list.fields, row) : null
}
