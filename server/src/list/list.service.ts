import { sessionMessages } from '@fairground/domain/account'
import { completeRow, type Row } from '@fairground/domain/field'
import { listMessages as say } from '@fairground/domain/list'
import { mayCall } from '@fairground/wire/kernel/access'
import { codes } from '@fairground/wire/kernel/codes'
import type { KeptList } from '@fairground/wire/list'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { addOnce } from '../platform/record/add-once'
import { type Keeper, keeperIn } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import { changeList, type Lists } from './change-list'
import { checkValues } from './check-values'
import {
  insertRow,
  isInAnotherList,
  lockRows,
  markDeleted,
  readRow,
  type StoredRow,
  updateRow,
} from './list.repository'
import { readHistory } from './row-history'

interface Named {
  id: string
  version?: number | undefined
}

const rowOf = (list: KeptList): KeptRecord<StoredRow> => ({
  subjectType: list.name,
  lock: async (trx, id) => (await lockRows(trx, list, [id]))[0],
  async lastChange(trx, { id }) {
    const latest = await readRow(trx, list, id)
    return { who: latest?.updatedByName ?? '', when: latest?.updatedAt ?? null }
  },
  ...refusals(say.notFound, say.conflict),
})

const changeRows = <Result>(
  lists: Lists,
  list: KeptList,
  caller: SignedInCaller,
  work: (kept: Keeper<StoredRow, string>, trx: Db) => Promise<Result>,
): Promise<Result> =>
  changeList(lists, list, (trx) => work(keeperIn(lists.platform, trx, caller, rowOf(list)), trx))

/** The same addition by the same person, sent twice, is one. */
export function addRow(
  lists: Lists,
  list: KeptList,
  { newId, ...given }: Partial<Row> & { newId?: string | undefined },
  caller: SignedInCaller,
): Promise<number> {
  return changeRows(lists, list, caller, async (kept, trx) => {
    if (newId !== undefined && (await isInAnotherList(trx, list, newId)))
      throw new Refusal(codes.refused, say.alreadyAdded)
    const values = await checkValues(lists.platform, trx, list, given, { id: newId, caller })
    const added = await addOnce({
      insert: () => insertRow(trx, list, values, { by: caller.user.id, id: newId }),
      async sentBefore() {
        const first = (await kept.addedAs(newId ?? '')) as Row | undefined
        return first && sameValues(values, first) ? first : undefined
      },
      taken: say.alreadyAdded,
    })
    if ('id' in added) await kept.record({ id: added.id, action: 'add', after: values })
    return 1
  })
}

export function editRow(
  lists: Lists,
  list: KeptList,
  { id, version, ...given }: Named & Partial<Row>,
  caller: SignedInCaller,
): Promise<number> {
  return changeRows(lists, list, caller, async (kept, trx) => {
    const row = await kept.takeAsSeen({ id, version })
    if (row.deleted) throw new Refusal(codes.refused, say.notFound)
    const values = await checkValues(lists.platform, trx, list, given, { id, before: row.values, caller })
    if (sameValues(values, row.values)) return 1
    await updateRow(trx, list, id, values, caller.user.id)
    await kept.record({ id, action: 'edit', before: row.values, after: values })
    return 1
  })
}

export function removeRows(
  lists: Lists,
  list: KeptList,
  chosen: Named[],
  caller: SignedInCaller,
): Promise<number> {
  return changeRows(lists, list, caller, async (kept, trx) => {
    const versions = new Map(chosen.map(({ id, version }) => [id, version]))
    const rows = await lockRows(trx, list, [...versions.keys()])
    const sound = rows.filter(
      ({ id, version, deleted }) => !deleted && (versions.get(id) ?? version) === version,
    )
    if (sound.length < versions.size)
      throw new Refusal(codes.conflict, say.removeConflict, { count: versions.size - sound.length })
    const ids = sound.map(({ id }) => id)
    await markDeleted(trx, list, ids, caller.user.id)
    await kept.record(sound.map(({ id, values }) => ({ id, action: 'delete', before: values })))
    return sound.length
  })
}

/** Puts a row back as it was before one of its changes; without a change named, only brings it back. */
export function restoreRow(
  lists: Lists,
  list: KeptList,
  { id, version, entry }: Named & { entry?: number | undefined },
  caller: SignedInCaller,
): Promise<number> {
  return changeRows(lists, list, caller, async (kept, trx) => {
    const row = await kept.takeAsSeen({ id, version })
    // Bringing a row back lists it anew, and that takes the right to list.
    if (row.deleted && !mayCall(list.may.add, caller.user))
      throw new Refusal(codes.forbidden, sessionMessages.forbidden)
    const wanted = entry === undefined ? row.values : await formerValues(trx, list, row.id, entry)
    const values = await checkValues(lists.platform, trx, list, wanted, { id, before: row.values, caller })
    if (!row.deleted && sameValues(values, row.values)) return 1
    await updateRow(trx, list, row.id, values, caller.user.id, { deleted: false })
    await kept.record({ id, action: 'restore', before: row.values, after: values })
    return 1
  })
}

/** What the row said before one of its changes. */
async function formerValues(trx: Db, list: KeptList, id: string, entry: number): Promise<Row> {
  const change = (await readHistory(trx, list, id)).find((one) => one.id === entry)
  if (!change?.before) throw new Refusal(codes.refused, say.notFound)
  return completeRow(list.fields, change.before)
}

const sameValues = (one: Row, other: Row): boolean =>
  Object.keys(one).every((name) => one[name] === other[name])
