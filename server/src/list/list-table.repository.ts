import { type RawBuilder, sql } from 'kysely'
import { columnOf } from '../platform/database/column-names'

/** Logs are kept under names of their own; every other list's table is named after it. */
const tables: Readonly<Record<string, string>> = {
  messageLog: 'outbox_message',
  changeLog: 'audit_entry',
  boothLog: 'booth_log',
  planLog: 'plan_log',
  windowLog: 'window_log',
  selectionLog: 'selection_log',
  paymentLog: 'payment_log',
}

/** Names come from definitions, never from callers. */
export const table = (list: { name: string; source?: RawBuilder<unknown> }): RawBuilder<unknown> =>
  list.source ?? sql.table(tables[list.name] ?? columnOf(list.name))
export const column = (field: string) => sql.ref(`item.${columnOf(field)}`)
