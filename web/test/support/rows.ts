import { nothing } from '@fairground/domain/field'
import { allFields, type KeptList, type KeptRow } from '@fairground/wire/list'
import type { FakeFair } from './fake-fair'

const touched = new Date('2026-03-01T02:00:00Z')
const keeper = crypto.randomUUID()

/** A row as the server shows it; what is not given is empty. */
export const rowOf = (list: KeptList, values: Record<string, unknown> = {}): KeptRow => ({
  ...Object.fromEntries(
    Object.entries(allFields(list)).flatMap(([name, field]) => [
      [name, nothing[field.kind]],
      ...(field.labelWire ? [[`${name}Label`, null]] : []),
    ]),
  ),
  ...(list.publishing ? { state: 'draft' } : {}),
  id: crypto.randomUUID(),
  version: 1,
  createdById: keeper,
  createdByName: '王宁',
  createdAt: touched,
  updatedById: keeper,
  updatedByName: '王宁',
  updatedAt: touched,
  deleted: false,
  ...values,
})

/** The list holds these rows; whoever opens its page or one of them finds them. */
export function keep(fair: FakeFair, list: KeptList, rows: KeptRow[]): void {
  fair.answer(list.calls.page, { list: rows, total: rows.length })
  fair.answer(list.calls.find, ({ params }) => rows.find(({ id }) => id === params.id) as KeptRow)
  fair.answer(list.calls.history, [])
  if (list.calls.similar) fair.answer(list.calls.similar, [])
  if (list.calls.doubts) fair.answer(list.calls.doubts, [])
  if (list.calls.versions) fair.answer(list.calls.versions, [])
  if (list.calls.editing) fair.answer(list.calls.editing, [])
  if (list.calls.latestImport) fair.answer(list.calls.latestImport, null)
}
