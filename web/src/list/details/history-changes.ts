import type { HistoryEntry } from '@fairground/wire/list'
import { sameValue } from '../form/row-merge'

export type HistoryKind = 'added' | 'changed' | 'removed' | 'restored'

export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

export function kindOf({
  action,
  before,
  after,
}: Pick<HistoryEntry, 'action' | 'before' | 'after'>): HistoryKind {
  if (/restore|undo/i.test(action) && after) return 'restored'
  if (!after) return 'removed'
  return before ? 'changed' : 'added'
}

/** Only what an entry changed: everything on the first, nothing repeated after that. */
export function changesOf(
  fields: string[],
  { before, after }: Pick<HistoryEntry, 'before' | 'after'>,
): FieldChange[] {
  return fields
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((change) => !sameValue(change.before, change.after))
}
