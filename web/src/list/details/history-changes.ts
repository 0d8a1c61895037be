import { sameValue } from '@fairground/domain/field'
import type { HistoryEntry } from '@fairground/wire/list'
import { valueAt } from '../leaves'

export type HistoryKind =
  | 'added'
  | 'changed'
  | 'removed'
  | 'restored'
  | 'published'
  | 'withdrawn'
  | 'planned'
  | 'recalled'
  | 'moved'

/** What leaves a row's words as they are. */
const steps: Readonly<Record<string, HistoryKind>> = {
  publish: 'published',
  'take-down': 'withdrawn',
  plan: 'planned',
  recall: 'recalled',
  reorder: 'moved',
}

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
  const step = steps[action]
  if (step) return step
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
    .map((field) => ({ field, before: valueAt(before, field), after: valueAt(after, field) }))
    .filter((change) => !sameValue(change.before, change.after))
}
