import { portalAddresses } from '@fairground/wire/content'
import { companyPath } from '@fairground/wire/hub/screens'
import type { ListRow } from '@fairground/wire/list'
import { aboutCompanies } from '@fairground/wire/list/lists/change-log'
import { listAddresses } from '@fairground/wire/list/screens'

const keptByCompany = new Set<string>(aboutCompanies)

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
  if (keptByCompany.has(String(subjectType)) && subjectId) return companyPath(String(subjectId))
  const address = Object.entries({ ...listAddresses, ...portalAddresses }).find(
    ([name]) => name === subjectType,
  )?.[1]
  return address && aboutRows.has(String(action)) ? `${address.path}?show=${subjectId}` : undefined
}

/** Where an entry that was found among all logs stands in its own: there, in that minute. */
export function ownLogPath({ kind, at }: ListRow): string | undefined {
  const address = Object.entries(listAddresses).find(([name]) => name === kind)?.[1]
  if (!address || !(at instanceof Date)) return undefined
  const minute = Math.floor(at.getTime() / 60_000) * 60_000
  const [after, before] = [minute, minute + 59_999].map((moment) => new Date(moment).toISOString())
  return `${address.path}?${new URLSearchParams({ after: after ?? '', before: before ?? '' })}`
}
