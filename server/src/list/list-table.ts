import type { KeptList, KeptRow, ListRow, LogList } from '@fairground/wire/list'
import { sql } from 'kysely'
import { columnOf } from '../platform/database/column-names'

export type AnyList = KeptList | LogList
export type RowIn<List extends AnyList> = List extends KeptList ? KeptRow : ListRow

/** Logs are kept under names of their own; every other list's table is named after it. */
const tables: Partial<Record<AnyList['name'], string>> = {
  messageLog: 'outbox_message',
  changeLog: 'audit_entry',
}

export const tableOf = ({ name }: AnyList): string => tables[name] ?? columnOf(name)

/** Names come from definitions, never from callers. */
export const table = (list: AnyList) => sql.table(tableOf(list))
export const column = (field: string) => sql.ref(`item.${columnOf(field)}`)
