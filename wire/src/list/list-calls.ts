import { draftRule, type Row, type RowOf, rowRule } from '@fairground/domain/field'
import { listRules, similarities } from '@fairground/domain/list'
import { plainLine } from '@fairground/domain/text'
import { z } from 'zod'
import { type Access, holderOf } from '../kernel/access'
import { type Endpoint, endpoint } from '../kernel/endpoint'
import { type Page, pageOf } from '../kernel/page'
import { as, renamed, renamedAs } from '../kernel/renamed'
import type { Tag } from '../kernel/tags'
import type { KeptListDefinition, LogDefinition, WireFields } from './definition'
import {
  type HistoryEntry,
  historyEntry,
  type KeptRow,
  keptRow,
  type ListRow,
  type ListSearch,
  pathText,
  searchOf,
  shownRow,
  wireNames,
} from './list-codecs'
import type { FromTraits } from './traits'

export type Call<Params, Body, Result> = Endpoint<
  z.ZodType<Params>,
  z.ZodType,
  z.ZodType<Body>,
  z.ZodType<Result>,
  Access
>
export type None = Record<never, never>
export interface ById {
  id: string
}
interface Seen extends ById {
  version?: number | undefined
}
/** Saved and published in one go, where rows are published; and what whoever looks back reads beside the version. */
interface AtOnce {
  publish?: boolean | undefined
  note?: string | undefined
}
/** As it was before a change on record, or as one of its versions says. */
interface Restoring extends Seen {
  entry?: number | undefined
  number?: number | undefined
}
type Written<Own extends WireFields> = Partial<Row> & Partial<RowOf<Own>>

interface PageCalls<Shown> {
  page: Call<None, ListSearch, Page<Shown>>
  exportFile: Call<{ search: ListSearch }, None, null>
}
export type ReadCalls<Own extends WireFields = WireFields> = PageCalls<ListRow<Own>>

export interface RowCalls<Own extends WireFields = WireFields, Derived extends WireFields = WireFields> {
  page: PageCalls<KeptRow<Own, Derived>>['page']
  exportFile?: PageCalls<KeptRow<Own, Derived>>['exportFile']
  find: Call<ById, None, KeptRow<Own, Derived>>
  edit: Call<None, Written<Own> & Seen & AtOnce, number>
  history: Call<ById, None, HistoryEntry<Own>[]>
  restore: Call<None, Restoring, number>
  similar?: Call<None, SimilarQuestion, SimilarAnswer[]>
  /** Spoken by the server, in the caller's language. */
  doubts?: Call<None, Written<Own> & { id?: string | undefined }, string[]>
}

/** What only a list has whose rows come and go. */
export interface GrowingCalls<Own extends WireFields = WireFields> {
  add: Call<None, Written<Own> & { newId?: string | undefined } & AtOnce, number>
  remove: Call<None, Seen[], number>
}

interface SimilarQuestion {
  companyName: string
  creditCode?: string | null | undefined
  /** The row being edited is no duplicate of itself. */
  id?: string | null | undefined
}
type SimilarAnswer = z.infer<typeof similarRow>

const similarRow = z.object({
  id: z.uuid(),
  companyName: z.string(),
  creditCode: z.string(),
  similarity: z.enum(similarities),
})

export const version = z.int().min(1).optional()
/** One spelling of an id: the audit log and the version check compare it as text. */
export const id = z.uuid().toLowerCase()
const rowId = z.object({ id })
export const byId = renamed('RowId', rowId, { id: 'uuid' })
const rowRemoval = renamed('RowRemoval', rowId.extend({ version }), { id: 'uuid', version: 'version' })

type Listed = Pick<LogDefinition, 'entity' | 'paths'>

const pageCall = <Shown>(
  { entity, paths }: Listed,
  row: z.ZodType<Shown>,
  search: z.ZodType<ListSearch>,
  access: Access,
  shows: readonly Tag[] = [],
): PageCalls<Shown>['page'] =>
  endpoint({
    method: 'POST',
    path: `${paths.base}/page`,
    summary: `${entity}: one page of what matches the filters`,
    access,
    effect: 'reads',
    shows,
    body: search,
    result: pageOf(row),
  })

const exportCall = (
  { entity, paths }: Listed,
  search: z.ZodType<ListSearch>,
  access: Access,
): ReadCalls['exportFile'] =>
  endpoint({
    method: 'GET',
    path: `${paths.base}/doExport/{params}`,
    summary: `${entity}: everything that matches the filters, as a workbook`,
    access,
    effect: 'reads',
    params: renamedAs<{ search: ListSearch }>(`${entity}Export`, z.object({ search: z.unknown() }), {
      search: as('params', pathText.pipe(search)),
    }),
    answer: 'file',
    result: z.null(),
  })

export function logCalls<Own extends WireFields>(
  definition: LogDefinition<Own> & Pick<FromTraits, 'sortable'>,
): ReadCalls<Own> {
  const search = searchOf(definition)
  const access = holderOf(definition.permission)
  return {
    page: pageCall(definition, shownRow<ListRow<Own>>(definition), search, access),
    exportFile: exportCall(definition, search, access),
  }
}

export function rowCalls<Own extends WireFields, Derived extends WireFields>(
  definition: Omit<KeptListDefinition<Own, Derived>, 'filters'> & FromTraits,
  may: Record<'read' | 'add' | 'edit' | 'remove', Access>,
): RowCalls<Own, Derived> & GrowingCalls<Own> {
  const { entity, fields, check, paths, company, doubts, workbook, publishing, layout } = definition
  // What is still at work need not be whole: it is judged once more before anybody reads it.
  const rule = publishing ? draftRule(fields, definition.namedBy) : rowRule(fields, check)
  const atOnce: { shape: z.ZodRawShape; names: Record<string, string> } = publishing
    ? {
        shape: {
          publish: z.boolean().optional(),
          note: z.string().overwrite(plainLine).max(200, listRules.noteTooLong).optional(),
        },
        names: { publish: 'publish', note: 'note' },
      }
    : { shape: {}, names: {} }
  const names = wireNames(fields)
  const row = keptRow<KeptRow<Own, Derived>>(definition)
  const search = searchOf(definition)
  return {
    page: pageCall(definition, row, search, may.read, ['lists']),
    find: endpoint({
      method: 'GET',
      path: `${paths.base}/{uuid}`,
      summary: `${entity}: one row`,
      access: may.read,
      effect: 'reads',
      shows: ['lists'],
      params: byId,
      result: row,
    }),
    add: endpoint({
      method: paths.add[0],
      path: `${paths.base}${paths.add[1]}`,
      summary: `${entity}: add a row; sent again under the same newId it is the same row, not another`,
      access: may.add,
      effect: 'changes',
      body: renamedAs(
        `New${entity}`,
        rule.safeExtend({ newId: id.optional(), ...atOnce.shape }),
        {
          ...names,
          newId: 'newId',
          ...atOnce.names,
        },
        layout,
      ),
      result: z.int(),
    }),
    edit: endpoint({
      method: paths.edit[0],
      path: `${paths.base}${paths.edit[1]}`,
      summary: `${entity}: change a row; with the version it was read at, a row changed meanwhile is not overwritten`,
      access: may.edit,
      effect: 'changes',
      body: renamedAs(
        `${entity}Change`,
        rule.safeExtend({ id, version, ...atOnce.shape }),
        {
          ...names,
          id: 'uuid',
          version: 'version',
          ...atOnce.names,
        },
        layout,
      ),
      result: z.int(),
    }),
    remove: endpoint({
      method: 'POST',
      path: `${paths.base}/${paths.remove}`,
      summary: `${entity}: delete the chosen rows, all or none; answers how many`,
      access: may.remove,
      effect: 'changes',
      body: z.array(rowRemoval).min(1).max(1_000),
      result: z.int(),
    }),
    history: endpoint({
      method: 'GET',
      path: `${paths.base}/history/{uuid}`,
      summary: `${entity}: what became of a row, newest first`,
      access: may.read,
      effect: 'reads',
      shows: ['lists'],
      params: byId,
      result: z.array(historyEntry(fields)),
    }),
    restore: endpoint({
      method: 'POST',
      path: `${paths.base}/restore`,
      summary: `${entity}: bring a row back as it was before a change, or undo its deletion, for which one must also be allowed to add`,
      access: may.edit,
      effect: 'changes',
      body: z.object({
        id,
        version,
        entry: z.int().optional(),
        ...(publishing ? { number: z.int().min(1).optional() } : {}),
      }) as unknown as z.ZodType<Restoring>,
      result: z.int(),
    }),
    ...(company
      ? {
          similar: endpoint({
            method: 'POST',
            path: `${paths.base}/similar`,
            summary: `${entity}: rows that may be the same company`,
            access: may.read,
            effect: 'reads',
            body: z.object({
              companyName: z.string().max(200),
              creditCode: z.string().max(40).nullish(),
              id: z.uuid().nullish(),
            }),
            result: z.array(similarRow),
          }),
        }
      : {}),
    ...(doubts
      ? {
          doubts: endpoint({
            method: 'POST',
            path: `${paths.base}/doubts`,
            summary: `${entity}: what speaks against a row that may be kept all the same`,
            access: may.read,
            effect: 'reads',
            body: renamedAs(`Doubtful${entity}`, rule.safeExtend({ id: id.optional() }), {
              ...names,
              id: 'uuid',
            }),
            result: z.array(z.string()),
          }),
        }
      : {}),
    ...(workbook ? { exportFile: exportCall(definition, search, may.read) } : {}),
  }
}
