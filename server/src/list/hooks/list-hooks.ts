import type { RowOf } from '@fairground/domain/field'
import type { Settings } from '@fairground/domain/settings'
import type { ListRow, WireFields } from '@fairground/wire/list'
import type { Db } from '../../platform/database/database'
import type { Refusal } from '../../platform/http/refusal'

interface WritingNow<Own extends WireFields> {
  settings: Settings
  /** What the row says so far; empty for a new one. */
  before: Partial<RowOf<Own>>
  id?: string | undefined
}

interface Said {
  key: string
  params: Record<string, string | number>
}

/** What one list needs beyond its definition. Needing more than this means it is a feature of its own. */
export interface ListHooks<Own extends WireFields = WireFields, Derived extends WireFields = WireFields> {
  /** Completes and checks values that depend on other tables. */
  beforeWrite?(db: Db, values: RowOf<Own>, now: WritingNow<Own> & { mayAdd: boolean }): Promise<RowOf<Own>>
  /** What speaks against values that may be kept all the same. */
  doubts?(db: Db, values: RowOf<Own>, now: WritingNow<Own>): Promise<Said[]>
  /** Fills in the definition's derived fields. */
  decorate?(db: Db, rows: (ListRow<Own> & RowOf<Derived>)[], edition: number): Promise<void>
  /** Ties rows that will be added to what else the fair knows. */
  beforeImport?(db: Db, runId: string, edition: number): Promise<void>
  /** Rules an index of the database keeps, by its name, in the words of the list. */
  brokenIndexes?: Readonly<Record<string, () => Refusal>>
}

/** The hooks of one list know its fields. */
export type HooksOf<List extends { fields: WireFields; derived?: WireFields }> = ListHooks<
  List['fields'],
  NonNullable<List['derived']>
>
