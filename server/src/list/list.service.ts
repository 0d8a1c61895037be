import { sessionMessages } from '@fairground/domain/account'
import { completeRow, importMessages, type RowValues, listMessages as say } from '@fairground/domain/list'
import type { Language } from '@fairground/domain/text'
import { mayCall } from '@fairground/wire/kernel/access'
import { codes } from '@fairground/wire/kernel/codes'
import type { Page } from '@fairground/wire/kernel/page'
import type { KeptList, ListSearch, ShownRow } from '@fairground/wire/list'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import { labelOf, readCodeLabels } from './code-labels'
import {
  countRows,
  insertRow,
  isInAnotherList,
  isLockTimeout,
  lockForEdit,
  lockRows,
  markDeleted,
  readRow,
  readRows,
  type StoredRow,
  updateRow,
} from './list.repository'
import { explainViolation, hooksOf } from './list-hooks'
import type { AnyList } from './list-table'
import { createListTotals, type ListTotals } from './list-totals'
import { readHistory } from './row-history'

export interface Lists {
  platform: Platform
  totals: ListTotals
}

export const listsOf = (platform: Platform): Lists => ({
  platform,
  totals: createListTotals(platform.live),
})

interface Named {
  id: string
  version?: number | undefined
}

export async function readPage(
  { platform, totals }: Lists,
  list: AnyList,
  search: ListSearch,
  language: Language,
): Promise<Page<ShownRow>> {
  const count = () => countRows(platform.db, list, search)
  const isLog = !('may' in list)
  const [rows, total] = await Promise.all([
    readRows(platform.db, list, search),
    isLog ? count() : totals.of(list.name, search, count),
  ])
  await complete(platform, list, rows, language)
  return { list: rows, total }
}

export async function findRow(
  platform: Platform,
  list: KeptList,
  id: string,
  language: Language,
): Promise<ShownRow> {
  const row = await readRow(platform.db, list, id)
  if (!row) throw new Refusal(codes.refused, say.notFound)
  await complete(platform, list, [row], language)
  return row
}

/** Labels and derived fields. */
async function complete(
  { db, settings }: Platform,
  list: AnyList,
  rows: ShownRow[],
  language: Language,
): Promise<void> {
  if ('may' in list) await hooksOf(list).decorate?.(db, rows, settings.current().edition)
  const labelled = Object.entries({ ...list.fields, ...list.derived }).filter(([, field]) => field.labelWire)
  if (labelled.length === 0) return
  const labels = await readCodeLabels(db, list)
  for (const row of rows)
    for (const [name, field] of labelled) row[`${name}Label`] = labelOf(field, row[name], labels, language)
}

export function addRow(
  lists: Lists,
  list: KeptList,
  { newId, ...given }: RowValues & { newId?: string | undefined },
  caller: SignedInCaller,
): Promise<number> {
  return changeList(lists, list, async (trx) => {
    if (newId !== undefined && (await isInAnotherList(trx, list, newId)))
      throw new Refusal(codes.refused, say.alreadyAdded)
    const values = await checked(lists, trx, list, given, { id: newId, caller })
    const id = await insertRow(trx, list, values, { by: caller.user.id, id: newId })
    if (id === undefined) return sentBefore(trx, list, { id: newId ?? '', values }, caller)
    await recordAudit(trx, caller, { action: 'add', subjectType: list.name, subjectId: id, after: values })
    return 1
  })
}

/** The same addition by the same person, sent twice, is one. Under an id that stands for anything else it is refused. */
async function sentBefore(
  trx: Db,
  list: KeptList,
  { id, values }: { id: string; values: RowValues },
  caller: SignedInCaller,
): Promise<number> {
  const first = await trx
    .selectFrom('audit_entry')
    .select('after')
    .where('subject_type', '=', list.name)
    .where('subject_id', '=', id)
    .where('action', '=', 'add')
    .where('actor_id', '=', caller.user.id)
    .executeTakeFirst()
  if (!first || !sameValues(values, first.after as RowValues))
    throw new Refusal(codes.refused, say.alreadyAdded)
  return 1
}

export function editRow(
  lists: Lists,
  list: KeptList,
  { id, version, ...given }: Named & RowValues,
  caller: SignedInCaller,
): Promise<number> {
  return changeList(lists, list, async (trx) => {
    const row = await takeRow(lists, trx, list, { id, version })
    if (row.deleted) throw new Refusal(codes.refused, say.notFound)
    const values = await checked(lists, trx, list, given, { id, before: row.values, caller })
    if (sameValues(values, row.values)) return 1
    await updateRow(trx, list, id, values, caller.user.id)
    await recordAudit(trx, caller, {
      action: 'edit',
      subjectType: list.name,
      subjectId: id,
      before: row.values,
      after: values,
    })
    return 1
  })
}

export function removeRows(
  lists: Lists,
  list: KeptList,
  chosen: Named[],
  caller: SignedInCaller,
): Promise<number> {
  return changeList(lists, list, async (trx) => {
    const versions = new Map(chosen.map(({ id, version }) => [id, version]))
    const rows = await lockRows(trx, list, [...versions.keys()])
    const sound = rows.filter(
      ({ id, version, deleted }) => !deleted && (versions.get(id) ?? version) === version,
    )
    if (sound.length < versions.size)
      throw new Refusal(codes.conflict, say.removeConflict, { count: versions.size - sound.length })
    await markDeleted(
      trx,
      list,
      sound.map(({ id }) => id),
      caller.user.id,
    )
    for (const { id, values } of sound)
      await recordAudit(trx, caller, {
        action: 'delete',
        subjectType: list.name,
        subjectId: id,
        before: values,
      })
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
  return changeList(lists, list, async (trx) => {
    const row = await takeRow(lists, trx, list, { id, version })
    // Bringing a row back lists it anew, and that takes the right to list.
    if (row.deleted && !mayCall(list.may.add, caller.user))
      throw new Refusal(codes.forbidden, sessionMessages.forbidden)
    const wanted = entry === undefined ? row.values : await formerValues(trx, list, row.id, entry)
    const values = await checked(lists, trx, list, wanted, { id, before: row.values, caller })
    if (!row.deleted && sameValues(values, row.values)) return 1
    await updateRow(trx, list, row.id, values, caller.user.id, { deleted: false })
    await recordAudit(trx, caller, {
      action: 'restore',
      subjectType: list.name,
      subjectId: id,
      before: row.values,
      after: values,
    })
    return 1
  })
}

/** What the row said before one of its changes. */
async function formerValues(trx: Db, list: KeptList, id: string, entry: number): Promise<RowValues> {
  const change = (await readHistory(trx, list, id)).find((one) => one.id === entry)
  if (!change?.before) throw new Refusal(codes.refused, say.notFound)
  return completeRow(list.fields, change.before)
}

/** One transaction, news of it to everyone who looks at the list, and totals counted anew. */
export async function changeList<Result>(
  { platform, totals }: Lists,
  list: KeptList,
  work: (trx: Db) => Promise<Result>,
  lock: (trx: Db, list: KeptList) => Promise<void> = lockForEdit,
): Promise<Result> {
  try {
    const result = await platform.db.transaction().execute(async (trx) => {
      // Taken before any row lock, and never raised: two that wait for each other would end in a deadlock.
      await lock(trx, list)
      const done = await work(trx)
      await platform.live.publish(trx, { type: 'list-changed', audience: 'staff', list: list.name })
      return done
    })
    totals.forget(list.name)
    return result
  } catch (error) {
    throw isLockTimeout(error) ? new Refusal(codes.refused, importMessages.busy) : explainViolation(error)
  }
}

/** The row under lock, provided it is still the one the caller saw. */
async function takeRow(
  { platform }: Lists,
  trx: Db,
  list: KeptList,
  { id, version }: Named,
): Promise<StoredRow> {
  const [row] = await lockRows(trx, list, [id])
  if (!row) throw new Refusal(codes.refused, say.notFound)
  if (version === undefined || version === row.version) return row
  const latest = await readRow(trx, list, id)
  throw new Refusal(codes.conflict, say.conflict, {
    who: String(latest?.updatedByName ?? ''),
    when: momentIn(latest?.updatedAt as Date, platform.settings.current().timeZone),
  })
}

/** What the row's rule cannot know: whether codes exist and may be chosen, and what the list's hook asks. */
async function checked(
  { platform }: Lists,
  trx: Db,
  list: KeptList,
  given: RowValues,
  writing: { id?: string | undefined; before?: RowValues; caller: SignedInCaller },
): Promise<RowValues> {
  const { id, before = {}, caller } = writing
  const values = completeRow(list.fields, given)
  const labels = await readCodeLabels(trx, list)
  const unknown = Object.entries(list.fields).flatMap(([name, field]) => {
    const value = values[name]
    if (field.kind !== 'code' || value === null || value === before[name]) return []
    return labels.get(field.list)?.get(String(value))?.offered ? [] : [{ name, value: String(value) }]
  })
  const first = unknown[0]
  if (first)
    throw new Refusal(
      codes.invalid,
      say.notAnOption,
      { value: first.value },
      unknown.map(({ name }) => ({ path: name, message: say.notAnOptionHere })),
    )
  const now = {
    settings: platform.settings.current(),
    before,
    id,
    mayAdd: mayCall(list.may.add, caller.user),
  }
  return (await hooksOf(list).beforeWrite?.(trx, values, now)) ?? values
}

const sameValues = (one: RowValues, other: RowValues): boolean =>
  Object.keys(one).every((name) => one[name] === other[name])
