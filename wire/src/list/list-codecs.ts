import type { Row, RowOf } from '@fairground/domain/field'
import { expiries, type PublishState, standings } from '@fairground/domain/list'
import { z } from 'zod'
import { instant } from '../kernel/codecs'
import { chosenIds, paging, type Sort, sortedAs } from '../kernel/page'
import { as, type FieldName, type Layout, renamedAs } from '../kernel/renamed'
import { deletion, type Stamp, stampNames, stampShape } from '../kernel/stamp'
import type { ListFilter, WireField, WireFields } from './definition'
import { fieldCodec, storedType } from './field-codecs'

/** Who touched a row that people keep, and when. */
export interface RowFacts extends Stamp {
  version: number
  /** Where rows are published. */
  state?: PublishState
  revisedAt?: Date | null
  dueAt?: Date | null
  endsAt?: Date | null
}

/** A row as it is shown. Labels of coded values stand beside them, under the field's name and `Label`. */
export type ListRow<Own extends WireFields = WireFields> = Row & { id: string } & RowOf<Own>
export type KeptRow<
  Own extends WireFields = WireFields,
  Derived extends WireFields = WireFields,
> = ListRow<Own> & RowOf<Derived> & RowFacts

/** What somebody looks for: by the names of the list's filters. */
export interface ListSearch {
  page: number
  pageSize: number
  /** The rows that were deleted, instead of those that were not. */
  removed?: boolean | null | undefined
  /** By one of the list's sortable fields. */
  sort?: Sort | null | undefined
  /** Of what is found, only these rows. */
  ids?: string[] | null | undefined
  [filter: string]: string | number | boolean | Date | string[] | null | undefined
}

export interface HistoryEntry<Own extends WireFields = WireFields> {
  id: number
  at: Date
  actorName: string
  action: string
  before: Partial<RowOf<Own>> | null
  after: Partial<RowOf<Own>> | null
}

/** As entries of an object: one per field, under the field's name. */
const byField = <Value>(
  fields: WireFields,
  entryOf: (field: WireField, name: string) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, entryOf(field, name)]))

export const wireNames = (fields: WireFields): Record<string, FieldName> =>
  byField(fields, (field) => {
    const codec = fieldCodec(field)
    return codec ? as(field.wire, codec) : field.wire
  })

interface Described {
  entity: string
  fields: WireFields
  filters: Readonly<Record<string, ListFilter>>
  derived?: WireFields
  kept?: WireFields
  sortable: readonly string[]
  layout?: Layout
}

/** Everything a row says: what is typed, what is looked up for it, and what its list's traits keep. */
export const allFields = ({
  fields,
  derived,
  kept,
}: Pick<Described, 'fields' | 'derived' | 'kept'>): WireFields => ({
  ...fields,
  ...derived,
  ...kept,
})

const rowFacts = {
  shape: { version: z.int(), ...stampShape },
  names: { version: 'version', ...stampNames },
}

/** The page as callers see it: fields, labels of coded values, and who last touched the row. */
export function shownRow<Shown>(
  described: Described,
  facts: Partial<typeof rowFacts> = {},
): z.ZodType<Shown> {
  const all = allFields(described)
  const labelled = Object.entries(all).filter(([, field]) => field.labelWire)
  const shape = {
    id: z.string(),
    ...byField(all, storedType),
    ...Object.fromEntries(labelled.map(([name]) => [`${name}Label`, z.string().nullable()])),
    ...facts.shape,
  }
  const names = {
    id: 'uuid',
    ...wireNames(all),
    ...Object.fromEntries(labelled.map(([name, field]) => [`${name}Label`, field.labelWire ?? ''])),
    ...facts.names,
  }
  return renamedAs(described.entity, z.object(shape), names, described.layout)
}

export const keptRow = <Shown>(described: Described): z.ZodType<Shown> => shownRow(described, rowFacts)

const expiryNote = 'By the calendar day of the fair; what names no day is not over'

export function searchOf({ entity, filters, ...described }: Described): z.ZodType<ListSearch> {
  const all = allFields(described)
  const { sortable, kept } = described
  const columns = Object.fromEntries(sortable.map((name) => [name, all[name]?.wire ?? name]))
  const typeOf = ({ field, by }: ListFilter) => {
    if (by === 'expiry') return z.enum(expiries)
    if (by === 'standing') return z.enum(standings)
    return all[field]?.kind === 'instant' ? z.date() : z.string().max(by === 'contains' ? 200 : 60)
  }
  const codecOf = ({ field, by }: ListFilter) => {
    if (by === 'expiry') return z.enum(expiries).describe(expiryNote)
    if (by === 'standing') return z.enum(standings)
    const described = all[field]
    return described && described.kind !== 'date' ? fieldCodec(described) : undefined
  }
  const shape = {
    ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, typeOf(filter).nullish()])),
    removed: z.boolean().nullish(),
    page: paging.pageNum,
    pageSize: paging.pageSize,
    ...(sortable.length > 0 ? { sort: z.string().nullish() } : {}),
    ...(kept ? { ids: z.array(z.string()).nullish() } : {}),
  }
  const names = {
    ...Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => {
        const codec = codecOf(filter)
        return [name, codec ? as(filter.wire, codec) : filter.wire]
      }),
    ),
    removed: as('deleteFlag', deletion.nullish()),
    page: 'pageNum',
    pageSize: 'pageSize',
    ...(sortable.length > 0 ? { sort: as('sort', sortedAs(columns)) } : {}),
    ...(kept ? { ids: as('ids', chosenIds) } : {}),
  }
  return renamedAs(`${entity}Search`, z.object(shape), names)
}

/** The specs put an export's search into its path: as JSON, or as a query string. */
export const pathText = z.codec(z.string().max(2_000), z.unknown(), {
  decode(text) {
    try {
      const parsed: unknown = JSON.parse(text)
      return typeof parsed === 'object' && parsed !== null ? parsed : {}
    } catch {
      return Object.fromEntries(new URLSearchParams(text))
    }
  },
  encode: (search) => JSON.stringify(search),
})

/** What a row said at some time: fields it did not have yet are not there. */
export type RowValues<Own extends WireFields = WireFields> = Partial<RowOf<Own>>

/** Under the list's own names. Nothing is renamed, so nothing else turns a moment into text and back. */
export const recordedValues = (fields: WireFields): z.ZodObject =>
  z.object(
    byField(fields, (field) =>
      (field.kind === 'instant' ? instant.nullable() : storedType(field)).optional(),
    ),
  )

/** Values before and after. */
export const historyEntry = <Own extends WireFields>(fields: Own): z.ZodType<HistoryEntry<Own>> => {
  const values = recordedValues(fields).nullable()
  return z.object({
    id: z.int(),
    at: instant,
    actorName: z.string(),
    action: z.string(),
    before: values,
    after: values,
  }) as unknown as z.ZodType<HistoryEntry<Own>>
}
