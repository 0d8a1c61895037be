import { portalAddresses } from '@fairground/wire/content'
import { companyPath } from '@fairground/wire/hub/screens'
import type { ListRow } from '@fairground/wire/list'
import { listAddresses } from '@fairground/wire/list/screens'

/** Entries kept under the number of a company. */
const aboutCompanies = new Set(['company', 'review-claim', 'sign-up-pdf'])

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
  'plan',
  'recall',
  'reorder',
])

/** Where what a log entry is about shows what it says now, and its history. */
export function recordPath({ action, subjectType, subjectId }: ListRow): string | undefined {
  if (aboutCompanies.has(String(subjectType))) return companyPath(String(subjectId))
  const address = Object.entries({ ...listAddresses, ...portalAddresses }).find(
    ([name]) => name === subjectType,
  )?.[1]
  return address && aboutRows.has(String(action)) ? `${address.path}?show=${subjectId}` : undefined
}
