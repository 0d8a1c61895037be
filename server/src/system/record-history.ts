import type { RecordedChanges } from '@fairground/wire/system/users'
import { readHistory } from '../platform/audit/recorded-changes.repository'
import type { Db } from '../platform/database/database'

type Values = Record<string, unknown> | null

export async function readRecord(
  db: Db,
  type: string,
  id: string,
  before: number | undefined,
): Promise<RecordedChanges> {
  const { entries, more } = await readHistory(db, { type, id }, before)
  return {
    more,
    entries: entries.map((entry) => ({
      ...entry,
      before: entry.before as Values,
      after: entry.after as Values,
    })),
  }
}
