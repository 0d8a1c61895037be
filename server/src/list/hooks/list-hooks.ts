import type { RowValues } from '@fairground/domain/list'
import type { Settings } from '@fairground/domain/settings'
import type { ShownRow } from '@fairground/wire/list'
import type { Db } from '../../platform/database/database'
import type { Refusal } from '../../platform/http/refusal'

interface WritingNow {
  settings: Settings
  /** What the row says so far; empty for a new one. */
  before: RowValues
  id?: string | undefined
}

interface Said {
  key: string
  params: Record<string, string | number>
}

/** What one list needs beyond its definition. Needing more than this means it is a feature of its own. */
export interface ListHooks {
  /** Completes and checks values that depend on other tables. */
  beforeWrite?(db: Db, values: RowValues, now: WritingNow & { mayAdd: boolean }): Promise<RowValues>
  /** What speaks against values that may be kept all the same. */
  doubts?(db: Db, values: RowValues, now: WritingNow): Promise<Said[]>
  /** Fills in the definition's derived fields. */
  decorate?(db: Db, rows: ShownRow[], edition: number): Promise<void>
  /** Ties rows that will be added to what else the fair knows. */
  beforeImport?(db: Db, runId: string, edition: number): Promise<void>
  /** Rules an index of the database keeps, by its name, in the words of the list. */
  brokenIndexes?: Readonly<Record<string, () => Refusal>>
}
