import type { Row, RowOf } from '@fairground/domain/field'
import { expiries, type PublishState } from '@fairground/domain/list'
import { notSaid } from '@fairground/domain/statistics'
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
  /** Only views have any. */
  measures?: unknown
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

/** A day, or what never happened. */
export const dayOrNone = z.union([z.iso.date(), z.literal(notSaid)])

const expiryNote = 'By the calendar day of the fair; what names no day is not over'

export function searchOf({ entity, filters, ...described }: Described): z.ZodType<ListSearch> {
  const all = allFields(described)
  const { sortable, kept } = described
  // A list people keep is always the current edition's.
  const named = described.measures !== undefined
  const columns = Object.fromEntries(sortable.map((name) => [name, all[name]?.wire ?? name]))
  const typeOf = ({ field, by }: ListFilter) => {
    if (by === 'expiry') return z.enum(expiries)
    if (by === 'on') return dayOrNone
    return all[field]?.kind === 'instant'
      ? z.date()
      : z.string().max(by === 'contains' || by === 'among' ? 200 : 60)
  }
  const codecOf = ({ field, by }: ListFilter) => {
    if (by === 'expiry') return z.enum(expiries).describe(expiryNote)
    if (by === 'on' || by === 'has') return undefined
    const described = all[field]
    return described && described.kind !== 'date' ? fieldCodec(described) : undefined
  }
  const shape = {
    ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, typeOf(filter).nullish()])),
    removed: z.boolean().nullish(),
    ...(named ? { edition: z.int().min(1).max(9_999).nullish() } : {}),
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
    ...(named ? { edition: 'edition' } : {}),
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

/** Values before and after, under the list's own names. */
export const historyEntry = <Own extends WireFields>(fields: Own): z.ZodType<HistoryEntry<Own>> => {
  // Here nothing is renamed, so nothing else turns a moment into text and back.
  const kept = (field: WireField) => (field.kind === 'instant' ? instant.nullable() : storedType(field))
  const values = z.object(byField(fields, (field) => kept(field).optional())).nullable()
  return z.object({
    id: z.int(),
    at: instant,
    actorName: z.string(),
    action: z.string(),
    before: values,
    after: values,
  }) as unknown as z.ZodType<HistoryEntry<Own>>
}
