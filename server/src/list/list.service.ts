import { sessionMessages } from '@fairground/domain/account'
import { completeRow, type Row, sameValue } from '@fairground/domain/field'
import { mayTakeStep, listMessages as say } from '@fairground/domain/list'
import { mayCall } from '@fairground/wire/kernel/access'
import { codes } from '@fairground/wire/kernel/codes'
import type { KeptList } from '@fairground/wire/list'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { addOnce } from '../platform/record/add-once'
import type { Change } from '../platform/record/keeper'
import type { Lists } from './change-list'
import { checkValues } from './check-values'
import { insertRow, isInAnotherList, lockRows, markDeleted, updateRow } from './list.repository'
import { takeStep } from './publishing'
import { readHistory } from './row-history'
import { changeAlone, changeRows, type Named } from './row-keeper'

interface AtOnce {
  /** Saved and published in one go. */
  publish?: boolean | undefined
}

/** The same addition by the same person, sent twice, is one. */
export function addRow(
  lists: Lists,
  list: KeptList,
  { newId, publish, ...given }: Partial<Row> & AtOnce & { newId?: string | undefined },
  caller: SignedInCaller,
): Promise<number> {
  // Publishing is a step, and steps take the right to edit.
  if (publish && !mayCall(list.may.edit, caller.user))
    throw new Refusal(codes.forbidden, sessionMessages.forbidden)
  // Of two that come at once each has an end of the list of its own.
  const change = list.order === 'byHand' ? changeAlone : changeRows
  return change(lists, list, caller, async (kept, trx) => {
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
    if ('earlier' in added) return 1
    const { id } = added
    const changes: Change[] = [{ id, action: 'add', after: values }]
    if (publish) changes.push(await takeStep(trx, list, { id, state: 'draft' }, 'publish', caller.user.id))
    await kept.record(changes)
    return 1
  })
}

export function editRow(
  lists: Lists,
  list: KeptList,
  { id, version, publish, ...given }: Named & AtOnce & Partial<Row>,
  caller: SignedInCaller,
): Promise<number> {
  return changeRows(lists, list, caller, async (kept, trx) => {
    const row = await kept.takeAsSeen({ id, version })
    if (row.deleted) throw new Refusal(codes.refused, say.notFound)
    const values = await checkValues(lists.platform, trx, list, given, { id, before: row.values, caller })
    const changes: Change[] = []
    if (!sameValues(values, row.values)) {
      await updateRow(trx, list, id, values, caller.user.id, { revised: row.state === 'published' })
      changes.push({ id, action: 'edit', before: row.values, after: values })
    }
    if (publish && row.state && mayTakeStep('publish', row.state))
      changes.push(await takeStep(trx, list, { id, state: row.state }, 'publish', caller.user.id))
    await kept.record(changes)
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
    const published = sound.filter(({ state }) => state && !mayTakeStep('discard', state))
    if (published.length > 0) throw new Refusal(codes.refused, say.onlyDrafts, { count: published.length })
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
    const revised = row.state === 'published'
    await updateRow(trx, list, row.id, values, caller.user.id, { deleted: false, revised })
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
  Object.keys(one).every((name) => sameValue(one[name], other[name]))
