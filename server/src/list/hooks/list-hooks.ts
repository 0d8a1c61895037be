import type { Fields, Row, RowOf } from '@fairground/domain/field'
import type { Settings } from '@fairground/domain/settings'
import type { WireFields } from '@fairground/wire/list'
import type { Db } from '../../platform/database/database'
import type { Refusal } from '../../platform/http/refusal'

interface WritingNow<Own extends Fields> {
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
export interface ListHooks<Own extends Fields = Fields, Derived extends Fields = Fields> {
  /** What a new row says that nobody types, by its columns. */
  newRow?(settings: Settings): Readonly<Record<string, unknown>>
  /** Completes and checks values that depend on other tables. */
  beforeWrite?(db: Db, values: RowOf<Own>, now: WritingNow<Own> & { mayAdd: boolean }): Promise<RowOf<Own>>
  /** Refuses to let go of rows that something else stands on. They are locked by now. */
  beforeRemove?(db: Db, rows: readonly { id: string; values: RowOf<Own> }[], edition: number): Promise<void>
  /** Whether readers of what is published have something new to read. Without this hook, always. */
  revises?(before: RowOf<Own>, after: RowOf<Own>): boolean
  /** What speaks against values that may be kept all the same. */
  doubts?(db: Db, values: RowOf<Own>, now: WritingNow<Own>): Promise<Said[]>
  /** Fills in the definition's derived fields. */
  decorate?(
    db: Db,
    rows: (Row & { id: string } & RowOf<Own> & RowOf<Derived>)[],
    edition: number,
  ): Promise<void>
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
