import { drawMessages as say } from '@fairground/domain/draw'
import type { BatchChanges, DrawBatch } from '@fairground/wire/draw'

/** A batch as it stands in the table: what is not filled in is not none. */
export interface DraftBatch {
  key: string
  id?: string
  version?: number
  size: number | null
  startsAt: string
  endsAt: string
}

export const draftOf = (batches: readonly DrawBatch[]): DraftBatch[] =>
  batches.map(({ id, version, size, startsAt, endsAt }) => ({ key: id, id, version, size, startsAt, endsAt }))

export type BatchField = 'size' | 'time'
export type BatchFaults = Readonly<Record<string, Partial<Record<BatchField, string>>>>

/** By the row's key, as the keys of messages. */
export function faultsOf(rows: readonly DraftBatch[]): BatchFaults {
  const faults: Record<string, Partial<Record<BatchField, string>>> = {}
  for (const { key, size, startsAt, endsAt } of rows) {
    const fault = {
      ...(size === null ? { size: say.sizeMissing } : {}),
      ...(startsAt === '' || endsAt === ''
        ? { time: say.timeMissing }
        : endsAt <= startsAt
          ? { time: say.timeOrder }
          : {}),
    }
    if (Object.keys(fault).length > 0) faults[key] = fault
  }
  return faults
}

interface Sending {
  changes: Pick<BatchChanges, 'added' | 'changed' | 'removed'>
  /** Which row each of them is, so that what the server says of one finds its place. */
  keys: { added: string[]; changed: string[] }
}

/** What is to be sent: only rows that differ, by value or by place. */
export function sendingOf(rows: readonly DraftBatch[], before: readonly DraftBatch[]): Sending {
  const sending: Sending = {
    changes: { added: [], changed: [], removed: [] },
    keys: { added: [], changed: [] },
  }
  for (const [index, { key, id, version, size, startsAt, endsAt }] of rows.entries()) {
    const batch = { sequence: index + 1, size: size ?? 0, startsAt, endsAt }
    const was = before.findIndex((row) => row.id !== undefined && row.id === id)
    const old = before[was]
    if (id === undefined || !old) {
      sending.changes.added.push(batch)
      sending.keys.added.push(key)
    } else if (was !== index || old.size !== size || old.startsAt !== startsAt || old.endsAt !== endsAt) {
      sending.changes.changed.push({ ...batch, id, version })
      sending.keys.changed.push(key)
    }
  }
  for (const { id, version } of before)
    if (id !== undefined && !rows.some((row) => row.id === id)) sending.changes.removed.push({ id, version })
  return sending
}

export const isChanged = ({ changes: { added, changed, removed } }: Sending): boolean =>
  added.length + changed.length + removed.length > 0

/** Where a fault of the server belongs: added.0.endsAt is the time of that row. */
export function placeOfFault(
  path: string,
  { keys }: Sending,
): { key: string; field: BatchField } | undefined {
  const [list, index, field] = path.split('.')
  if (list !== 'added' && list !== 'changed') return undefined
  const key = keys[list][Number(index)]
  return key === undefined ? undefined : { key, field: field === 'size' ? 'size' : 'time' }
}

export const roomOf = (rows: readonly DraftBatch[]): number =>
  rows.reduce((sum, { size }) => sum + (size ?? 0), 0)

export function moved(rows: readonly DraftBatch[], from: number, by: -1 | 1): DraftBatch[] {
  const [row, other] = [rows[from], rows[from + by]]
  if (!row || !other) return [...rows]
  return rows.map((each, index) => (index === from ? other : index === from + by ? row : each))
}
