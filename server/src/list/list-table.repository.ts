import { sql } from 'kysely'
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
export const table = ({ name }: { name: string }) => sql.table(tables[name] ?? columnOf(name))
export const column = (field: string) => sql.ref(`item.${columnOf(field)}`)
