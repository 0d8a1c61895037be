import type { PermissionKey } from '@fairground/domain/account'
import type { AskedAbout, Field, RowCheck } from '@fairground/domain/field'
import type { Text } from '@fairground/domain/text'
import type { Layout } from '../kernel/renamed'

/** A field under the name the specs send it by. Values of code lists may carry their label along. */
export type WireField = Field & {
  wire: string
  labelWire?: string
  /** The specs' codes for the words of a choice. */
  words?: Record<string, string>
}
export type WireFields = Readonly<Record<string, WireField>>
export type NoFields = Record<never, never>

export interface ListFilter<Name extends string = string> {
  field: Name
  by: 'contains' | 'equals' | 'from' | 'until' | 'expiry' | 'standing'
  wire: string
}

type NameIn<Of extends WireFields> = keyof Of & string

interface DefinitionBase<Own extends WireFields, Derived extends WireFields> {
  /** Its table, its rows on record, its calls in the permission table: all are called so. */
  name: string
  entity: string
  /** Where it is shown. */
  at: { path: `/${string}`; title: Text }
  texts: {
    lead: Text
    /** As in 成功删除3条理事单位信息. */
    noun: Text
    emptyNote: Text
  }
  fields: Own
  /** Shown with a row, never typed: the server's hook for this list fills them in. */
  derived?: Derived
  /** The field a row is known by. */
  namedBy: NameIn<Own>
  /** A number of the row's own, so that it needs no second one. */
  numberedBy?: NameIn<Own>
  filters: Readonly<Record<string, ListFilter<NameIn<Own>>>>
}

type OrderBy<Own extends WireFields> = readonly {
  field: NameIn<Own> | 'createdAt'
  descending: boolean
}[]

type Call = readonly ['POST' | 'PUT', string]

export interface KeptListDefinition<
  Own extends WireFields = WireFields,
  Derived extends WireFields = WireFields,
> extends DefinitionBase<Own, Derived> {
  /** Where the specs name something twice, or say it in another way than the list does. */
  layout?: Layout
  /** Irregular on purpose: each list's paths are as the specs write them. */
  paths: { base: `/${string}`; add: Call; edit: Call; remove: string }
  /** Prefix of the permission keys; without one every staff member may change the list. */
  keys?: string
  /** Read by whoever holds the `:list` key, instead of all staff. */
  closed?: true
  /** Rows belong to the edition of the fair they were made for, and only those of the current one are listed. */
  edition?: true
  /** `byHand`: rows stand where people moved them, new ones at the end. */
  order: OrderBy<Own> | 'byHand'
  /**
   * Readers read what was published, at once or at a time; editors go on with a draft beside it, whose every version is
   * kept. What was published may be withdrawn, now or at a time; only what never was can be deleted.
   */
  publishing?: 'versions'
  /** What anybody may read, and where: these fields and nothing else, as they were published. */
  public?: { path: `/${string}`; fields: readonly NameIn<Own>[] }
  check?: RowCheck<Own>
  /** A row may be kept and still deserve a question first: the server's hook for this list knows which. */
  doubts?: true
  /** Which fields tell one company's row from another's; names the field with the company, for near-duplicates. */
  company?: { name: NameIn<Own>; creditCode?: NameIn<Own> }
  /** Lists that travel as workbooks: a row of the file is the row of the list that agrees in these fields. */
  workbook?: { matchBy: readonly NameIn<Own>[]; fileName: Text }
}

export interface SingleDefinition<Own extends WireFields = WireFields>
  extends Pick<
    KeptListDefinition<Own, NoFields>,
    | 'name'
    | 'entity'
    | 'at'
    | 'texts'
    | 'fields'
    | 'namedBy'
    | 'keys'
    | 'closed'
    | 'publishing'
    | 'public'
    | 'check'
  > {
  paths: { base: `/${string}` }
}

export interface LogDefinition<Own extends WireFields = WireFields> extends DefinitionBase<Own, NoFields> {
  paths: { base: `/${string}` }
  order: OrderBy<Own>
  /** Logs tell who did what from where; not everybody on the staff needs to know. */
  permission: PermissionKey
  fileName: Text
}

/** Does not compile for fields that hang on one the list does not have, nor for a workbook without a column for each. */
export type Sound<Own extends WireFields> = (AskedAbout<Own> extends NameIn<Own>
  ? unknown
  : { fields: 'a condition asks about a field that is not here' }) &
  ('bothLanguages' extends Own[keyof Own]['kind']
    ? { workbook?: 'what is said in both languages has no column in a workbook yet' }
    : unknown)

const filter =
  (by: ListFilter['by']) =>
  <const Name extends string>(field: Name, wire: string): ListFilter<Name> => ({ field, by, wire })
export const contains = filter('contains')
export const equals = filter('equals')
export const from = filter('from')
export const until = filter('until')
export const expiry = filter('expiry')
export const standing = filter('standing')
