import type { ListRow } from '@fairground/wire/list'
import { listAddresses } from '@fairground/wire/list/screens'

/** Entries about one row of a list; an import as a whole has none to open. */
const aboutRows = new Set([
  'add',
  'edit',
  'delete',
  'restore',
  'import-add',
  'import-edit',
  'publish',
  'take-down',
  'reorder',
])

/** Where the row that a log entry is about shows what it says now, and its history. */
export function recordPath({ action, subjectType, subjectId }: ListRow): string | undefined {
  const address = Object.entries(listAddresses).find(([name]) => name === subjectType)?.[1]
  return address && aboutRows.has(String(action)) ? `${address.path}?show=${subjectId}` : undefined
}
