import type { ImportRow } from '@fairground/wire/list/import-calls'

export interface ImportedChange {
  field: string
  before: string
  after: string
}

/** What a row of the file would change. Blank cells say nothing, so they change nothing. */
export const importedChanges = ({ before, values }: Pick<ImportRow, 'before' | 'values'>): ImportedChange[] =>
  Object.entries(values)
    .map(([field, after]) => ({ field, before: before[field] ?? '', after }))
    .filter((change) => change.after !== '' && change.after !== change.before)
