import { z } from 'zod'
import { flag, instant } from '../kernel/codecs'
import { paging } from '../kernel/page'
import { as, renamed } from '../kernel/renamed'
import type { KeptListDefinition, ListFilter, WireField } from './define-list'
import { fieldCodec, storedType } from './field-codecs'

/** A row as it is shown: the list's own fields beside these. */
export interface ShownRow {
  id: string
  [field: string]: unknown
}

export interface ListSearch {
  page: number
  pageSize: number
  /** The rows that were deleted, instead of those that were not. */
  removed?: boolean | null | undefined
  [filter: string]: unknown
}

export interface HistoryEntry {
  id: number
  at: Date
  actorName: string
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const deletion = flag('Y', 'N')

export const wireNames = (fields: Record<string, WireField>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const codec = fieldCodec(field)
      return [name, codec ? as(field.wire, codec) : field.wire]
    }),
  )

export type Described = Pick<KeptListDefinition, 'entity' | 'fields' | 'derived' | 'filters'>

/** The page as callers see it: fields, labels of coded values, and who last touched the row. */
export function shownRow({ entity, fields, derived = {} }: Described, kept: boolean) {
  const all = { ...fields, ...derived }
  const labelled = Object.entries(all).filter(([, field]) => field.labelWire)
  const shape = {
    id: z.string(),
    ...Object.fromEntries(Object.entries(all).map(([name, field]) => [name, storedType(field)])),
    ...Object.fromEntries(labelled.map(([name]) => [`${name}Label`, z.string().nullable()])),
    ...(kept
      ? {
          version: z.int(),
          createdByName: z.string(),
          createdAt: z.date(),
          updatedByName: z.string(),
          updatedAt: z.date(),
          deleted: z.boolean(),
        }
      : {}),
  }
  const names = {
    id: 'uuid',
    ...wireNames(all),
    ...Object.fromEntries(labelled.map(([name, field]) => [`${name}Label`, field.labelWire ?? ''])),
    ...(kept
      ? {
          version: 'version',
          createdByName: 'cjrmc',
          createdAt: as('cjsj', instant),
          updatedByName: 'xgrmc',
          updatedAt: as('xgsj', instant),
          deleted: as('deleteFlag', deletion),
        }
      : {}),
  }
  return renamed(entity, z.object(shape), names as never) as unknown as z.ZodType<ShownRow>
}

export function searchOf({ entity, fields, derived = {}, filters }: Described) {
  const all = { ...fields, ...derived }
  const typeOf = ({ field, by }: ListFilter) =>
    all[field]?.kind === 'instant' ? z.date() : z.string().max(by === 'contains' ? 200 : 60)
  const shape = {
    ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, typeOf(filter).nullish()])),
    removed: z.boolean().nullish(),
    page: paging.pageNum,
    pageSize: paging.pageSize,
  }
  const names = {
    ...Object.fromEntries(
      Object.entries(filters).map(([name, { field, wire }]) => {
        const described = all[field]
        const codec = described && described.kind !== 'date' ? fieldCodec(described) : undefined
        return [name, codec ? as(wire, codec) : wire]
      }),
    ),
    removed: as('deleteFlag', deletion.nullish()),
    page: 'pageNum',
    pageSize: 'pageSize',
  }
  return renamed(`${entity}Search`, z.object(shape), names as never) as unknown as z.ZodType<ListSearch>
}

/** The specs put an export's search into its path: as JSON, or as a query string. */
export const pathText = z.codec(z.string().max(2_000), z.record(z.string(), z.unknown()), {
  decode(text) {
    try {
      const parsed: unknown = JSON.parse(text)
      return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}
    } catch {
      return Object.fromEntries(new URLSearchParams(text))
    }
  },
  encode: (search) => JSON.stringify(search),
})

/** Values before and after, under the list's own names. */
export const historyEntry = ({ fields }: Described) => {
  const values = z
    .object(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, storedType(field).optional()])),
    )
    .nullable()
  return z.object({
    id: z.int(),
    at: instant,
    actorName: z.string(),
    action: z.string(),
    before: values,
    after: values,
  })
}
