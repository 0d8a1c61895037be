import type { PermissionKey } from '@fairground/domain/account'
import type { ListField, RowCheck } from '@fairground/domain/list'
import type { Text } from '@fairground/domain/text'
import type { Access } from '../kernel/access'
import { holderOf, staff } from '../kernel/access'
import { type ImportCalls, importCalls } from './import-calls'
import { logCalls, type ReadCalls, type RowCalls, rowCalls } from './list-calls'
import { type ListName, listAddresses } from './screens'

/** A field under the name the specs send it by. Values of code lists may carry their label along. */
export type WireField = ListField & {
  wire: string
  labelWire?: string
  /** The specs' codes for the words of a choice. */
  words?: Record<string, string>
}

export interface ListFilter {
  field: string
  by: 'contains' | 'equals' | 'from' | 'until'
  wire: string
}

interface ListTexts {
  lead: Text
  /** As in 成功删除3条理事单位信息. */
  noun: Text
  emptyNote: Text
}

interface DefinitionBase {
  name: ListName
  entity: string
  texts: ListTexts
  fields: Record<string, WireField>
  /** Shown with a row, never typed: the server's hook for this list fills them in. */
  derived?: Record<string, WireField>
  filters: Record<string, ListFilter>
  order: { field: string; descending: boolean }[]
}

type Call = readonly ['POST' | 'PUT', string]

export interface KeptListDefinition extends DefinitionBase {
  /** Irregular on purpose: each list's paths are as the specs write them. */
  paths: { base: `/${string}`; add: Call; edit: Call; remove: string }
  /** Prefix of the permission keys; without one every staff member may change the list. */
  keys?: string
  check?: RowCheck
  /** A row may be kept and still deserve a question first: the server's hook for this list knows which. */
  doubts?: true
  /** Which fields tell one company's row from another's; names the field with the company, for near-duplicates. */
  company?: { name: string; creditCode?: string }
  /** Lists that travel as workbooks: a row of the file is the row of the list that agrees in these fields. */
  workbook?: { matchBy: string[]; fileName: Text }
}

export interface LogDefinition extends DefinitionBase {
  paths: { base: `/${string}` }
  /** Logs tell who did what from where; not everybody on the staff needs to know. */
  permission: PermissionKey
  fileName: Text
}

export interface KeptList extends KeptListDefinition {
  path: string
  title: Text
  calls: RowCalls & Partial<ImportCalls>
  may: Record<'add' | 'edit' | 'remove' | 'import', Access>
}

export interface LogList extends LogDefinition {
  path: string
  title: Text
  calls: ReadCalls
}

export function defineList(definition: KeptListDefinition): KeptList {
  const may = (right: string): Access =>
    definition.keys ? holderOf(`${definition.keys}:${right}` as PermissionKey) : staff
  const rights = { add: may('add'), edit: may('edit'), remove: may('delete'), import: may('import') }
  return {
    ...definition,
    ...listAddresses[definition.name],
    may: rights,
    calls: {
      ...rowCalls(definition, rights),
      ...(definition.workbook ? importCalls(definition, rights.import) : {}),
    },
  }
}

export const defineLog = (definition: LogDefinition): LogList => ({
  ...definition,
  ...listAddresses[definition.name],
  calls: logCalls(definition),
})

export const contains = (field: string, wire: string): ListFilter => ({ field, by: 'contains', wire })
export const equals = (field: string, wire: string): ListFilter => ({ field, by: 'equals', wire })
export const from = (field: string, wire: string): ListFilter => ({ field, by: 'from', wire })
export const until = (field: string, wire: string): ListFilter => ({ field, by: 'until', wire })
