import { sessionMessages } from '@fairground/domain/account'
import { completeRow, type Row, sameValue } from '@fairground/domain/field'
import { mayTakeStep, listMessages as say } from '@fairground/domain/list'
import { mayCall } from '@fairground/wire/kernel/access'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { addOnce } from '../platform/record/add-once'
import type { Change } from '../platform/record/keeper'
import type { Lists } from './change-list'
import { checkValues } from './check-values'
import { dropRows } from './drop-rows'
import type { KeptRows } from './kept-rows'
import {
  hasVersions,
  insertRow,
  isInAnotherList,
  lockRows,
  readLatelyAdded,
  type StoredRow,
  updateRow,
} from './list.repository'
import { takeStep } from './publishing'
import { swapFiles } from './row-files'
import { readHistory } from './row-history'
import { changeAlone, changeRows, type Named, takeLiving } from './row-keeper'
import { differsFromReleased, formerVersion, keepVersion, requireWhole } from './row-versions'

interface AtOnce {
  /** Saved and published in one go. */
  publish?: boolean | undefined
  /** What is to be known about this version. */
  note?: string | undefined
}

/** A row as it was left: every change raises its version by one. */
type Left = Required<Named>

/**
 * The same addition by the same person, sent twice, is one: named by its sender, for ever; without a name, which the
 * specs know none of, for as long as somebody presses a button again.
 */
export function addRow(
  lists: Lists,
  list: KeptRows,
  { newId, publish = false, note, ...given }: Partial<Row> & AtOnce & { newId?: string | undefined },
  caller: SignedInCaller,
): Promise<Left> {
  const { platform } = lists
  // Publishing is a step, and steps take the right to edit.
  if (publish && !mayCall(list.may.edit, caller.user))
    throw new Refusal(codes.forbidden, sessionMessages.forbidden)
  // Of two that come at once each has an end of the list of its own.
  const change = list.order === 'byHand' ? changeAlone : changeRows
  return change(lists, list, caller, async (kept, trx) => {
    if (newId !== undefined && (await isInAnotherList(trx, list, newId)))
      throw new Refusal(codes.refused, list.says.taken)
    const by = caller.user.id
    const values = await checkValues(platform, trx, list, given, { id: newId, caller })
    if (publish) requireWhole(list, values)
    const twin = newId === undefined ? await findTwin(trx, list, { values, publish, by }) : undefined
    if (twin) return twin
    const also = list.hooks.newRow?.(platform.settings.current())
    const added = await addOnce({
      insert: () => insertRow(trx, list, values, { by, id: newId, also }),
      async sentBefore() {
        const first = (await kept.addedAs(newId ?? '')) as Row | undefined
        if (!first || !sameValues(values, first)) return undefined
        const { id, version } = await kept.take(newId ?? '')
        return { id, version }
      },
      taken: list.says.taken,
    })
    if ('earlier' in added) return added.earlier
    const { id } = added
    await swapFiles(platform, trx, list, { id, after: values, by })
    await keepVersion(trx, list, { id, values, by, note })
    const changes: Change[] = [{ id, action: 'add', after: values }]
    if (publish) changes.push(await takeStep(trx, list, { id, state: 'draft' }, 'publish', by))
    await kept.record(changes, list.news(publish ? ['draft', 'published'] : ['draft']))
    return { id, version: changes.length }
  })
}

/** A row that says the same and has been left as the addition leaves it. */
async function findTwin(
  trx: Db,
  list: KeptRows,
  { values, publish, by }: { values: Row; publish: boolean; by: string },
): Promise<Left | undefined> {
  const untouched = publish ? 2 : 1
  const lately = await readLatelyAdded(trx, list, by)
  return lately.find((row) => row.version === untouched && sameValues(values, row.values))
}

export function editRow(
  lists: Lists,
  list: KeptRows,
  { id, version, publish = false, note, ...given }: Named & AtOnce & Partial<Row>,
  caller: SignedInCaller,
): Promise<Left> {
  const { platform } = lists
  return changeRows(lists, list, caller, async (kept, trx) => {
    const row = await takeLiving(kept, list, { id, version })
    const { state } = row
    const by = caller.user.id
    const values = await checkValues(platform, trx, list, given, { id, before: row.values, caller })
    if (publish) requireWhole(list, values)
    else if (row.dueAt) requireWhole(list, values, say.plannedWhole)
    const changes: Change[] = []
    let { revised } = row
    if (!sameValues(values, row.values)) {
      const news = await isRevised(trx, list, row, values)
      revised = news ?? revised
      await updateRow(trx, list, id, values, by, { revised: news })
      await swapFiles(platform, trx, list, { id, before: row.values, after: values, by })
      await keepVersion(trx, list, { id, values, by, note })
      changes.push({ id, action: 'edit', before: row.values, after: values })
    }
    const standing = { revised: revised && hasVersions(list) }
    const publishes = publish && state !== null && mayTakeStep('publish', state, standing)
    if (publishes) changes.push(await takeStep(trx, list, { id, state }, 'publish', by))
    await kept.record(changes, list.news([state, ...(publishes ? ['published' as const] : [])]))
    return { id, version: row.version + changes.length }
  })
}

export function removeRows(
  lists: Lists,
  list: KeptRows,
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
    await list.hooks.beforeRemove?.(trx, sound, lists.platform.settings.current().edition)
    const changes = await dropRows(lists.platform, trx, list, sound, caller.user.id)
    await kept.record(changes, list.news(sound.map(({ state }) => state)))
    return sound.length
  })
}

/** Puts a row back as it was before one of its changes; without a change named, only brings it back. */
export function restoreRow(
  lists: Lists,
  list: KeptRows,
  { id, version, entry, number }: Named & { entry?: number | undefined; number?: number | undefined },
  caller: SignedInCaller,
): Promise<number> {
  const { platform } = lists
  return changeRows(lists, list, caller, async (kept, trx) => {
    const row = await kept.takeAsSeen({ id, version })
    // Bringing a row back lists it anew, and that takes the right to list.
    if (row.deleted && !mayCall(list.may.add, caller.user))
      throw new Refusal(codes.forbidden, sessionMessages.forbidden)
    const by = caller.user.id
    const wanted =
      number !== undefined
        ? await formerVersion(trx, list, row.id, number)
        : entry === undefined
          ? row.values
          : await formerValues(trx, list, row.id, entry)
    const values = await checkValues(platform, trx, list, wanted, { id, before: row.values, caller })
    if (!row.deleted && sameValues(values, row.values)) return 1
    if (row.dueAt) requireWhole(list, values, say.plannedWhole)
    const revised = await isRevised(trx, list, row, values)
    await updateRow(trx, list, row.id, values, by, { deleted: false, revised })
    // What is deleted has let go of its files.
    await swapFiles(platform, trx, list, {
      id,
      ...(row.deleted ? {} : { before: row.values }),
      after: values,
      by,
    })
    await keepVersion(trx, list, { id, values, by, note: number === undefined ? '' : `↩ ${number}` })
    await kept.record({ id, action: 'restore', before: row.values, after: values }, list.news([row.state]))
    return 1
  })
}

/** Whether readers have something new to read, or are still to be given it; unknown where that stays as it was. */
async function isRevised(
  trx: Db,
  list: KeptRows,
  { id, state, values: before }: StoredRow,
  after: Row,
): Promise<boolean | undefined> {
  if (state !== 'published') return undefined
  if (hasVersions(list)) return differsFromReleased(trx, id, after)
  return (list.hooks.revises?.(before, after) ?? true) || undefined
}

/** What the row said before one of its changes. */
async function formerValues(trx: Db, list: KeptRows, id: string, entry: number): Promise<Row> {
  const change = (await readHistory(trx, list, id)).find((one) => one.id === entry)
  if (!change?.before) throw new Refusal(codes.refused, list.says.unknown)
  return completeRow(list.fields, change.before)
}

const sameValues = (one: Row, other: Row): boolean =>
  Object.keys(one).every((name) => sameValue(one[name], other[name]))
