import { codes } from '@fairground/wire/kernel/codes'
import type { Actor } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import { type Keeper, keeperIn } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import { changeList, type Lists } from './change-list'
import type { KeptRows } from './kept-rows'
import { lockForAll, lockForEdit, lockRows, readRow, type StoredRow } from './list.repository'

/** A row as somebody saw it; who names no version overwrites. */
export interface Named {
  id: string
  version?: number | undefined
}

const rowOf = (list: KeptRows): KeptRecord<StoredRow> => ({
  subjectType: list.name,
  lock: async (trx, id) => (await lockRows(trx, list, [id]))[0],
  async lastChange(trx, { id }) {
    const latest = await readRow(trx, list, id)
    return { who: latest?.updatedByName ?? '', when: latest?.updatedAt ?? null }
  },
  ...refusals(list.says.unknown, list.says.conflict),
})

type Work<Result> = (kept: Keeper<StoredRow, string>, trx: Db) => Promise<Result>

const changing =
  (lock: typeof lockForEdit) =>
  <Result>(lists: Lists, list: KeptRows, caller: Actor, work: Work<Result>): Promise<Result> =>
    changeList(lists, list, (trx) => work(keeperIn(lists.platform, trx, caller, rowOf(list)), trx), lock)

/** Beside whoever changes other rows. */
export const changeRows = changing(lockForEdit)
/** Alone: what is decided here depends on every row. */
export const changeAlone = changing(lockForAll)

/** The row as it was seen. That it is gone says more than that it has changed. */
export async function takeLiving(
  kept: Keeper<StoredRow, string>,
  { says }: KeptRows,
  { id, version }: Named,
): Promise<StoredRow> {
  const row = await kept.take(id)
  if (row.deleted) throw new Refusal(codes.refused, says.unknown)
  await kept.requireSeen(row, version)
  return row
}
