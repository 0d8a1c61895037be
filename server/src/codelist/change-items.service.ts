import {
  answersTo,
  type CodeLabels,
  type CodeListName,
  codeListFacts,
  codeListMessages,
  labelsOf,
  plainName,
  valueRuleOf,
} from '@fairground/domain/codelist'
import { type Language, languages, translate } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import { readChanges } from '../platform/audit/recorded-changes.repository'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { decode } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { changeItems, conflict, type ItemChange, subjectType, traceOf } from './code-item-record'
import {
  deleteItem,
  insertItem,
  lockItems,
  type ManagedRow,
  setOrder,
  updateItem,
} from './code-items.repository'
import { countUses } from './code-uses.repository'

interface Version {
  value: string
  version: number
}

export async function renameItem(
  platform: Platform,
  list: CodeListName,
  edit: Version & CodeLabels,
  caller: SignedInCaller,
): Promise<{ value: string }> {
  const { zh, en } = decode(labelsOf(list), edit)
  await changeItems(platform, list, caller, async (trx, kept) => {
    const item = await kept.take(edit.value)
    if (item.zh === zh && item.en === en) return []
    await kept.requireSeen(item, edit.version)
    requireOwnLabels(item.items, item.parent, { zh, en }, caller.language, item)
    await updateItem(trx, list, item.value, { name_zh: zh, name_en: en })
    return [{ action: 'rename', before: traceOf(item), after: { ...traceOf(item), zh, en } }]
  })
  return { value: edit.value }
}

export async function switchItem(
  platform: Platform,
  list: CodeListName,
  edit: Version & { enabled: boolean },
  caller: SignedInCaller,
): Promise<{ value: string }> {
  requireOpen(list)
  await changeItems(platform, list, caller, async (trx, kept) => {
    const item = await kept.take(edit.value)
    if (item.enabled === edit.enabled) return []
    await kept.requireSeen(item, edit.version)
    const offered = siblingsOf(item.items, item.parent).filter(({ enabled }) => enabled)
    if (!edit.enabled && offered.length === 1) throw new Refusal(codes.refused, codeListMessages.lastEnabled)
    await updateItem(trx, list, item.value, { enabled: edit.enabled })
    return [{ action: edit.enabled ? 'enable' : 'disable', before: traceOf(item), after: traceOf(item) }]
  })
  return { value: edit.value }
}

export async function deleteCodeItem(
  platform: Platform,
  list: CodeListName,
  edit: Version,
  caller: SignedInCaller,
): Promise<{ value: string }> {
  requireOpen(list)
  await changeItems(platform, list, caller, async (trx, kept) => {
    const item = await kept.take(edit.value)
    if (item.isDefault) throw new Refusal(codes.refused, codeListMessages.isDefault)
    await kept.requireSeen(item, edit.version)
    if (siblingsOf(item.items, item.value).length > 0)
      throw new Refusal(codes.refused, codeListMessages.hasChildren)
    const uses = (await countUses(trx, list)).get(item.value) ?? 0
    if (uses > 0) throw new Refusal(codes.refused, codeListMessages.inUse, { uses })
    await deleteItem(trx, list, item.value)
    return [{ action: 'delete', before: traceOf(item) }]
  })
  return { value: edit.value }
}

export async function addItem(
  platform: Platform,
  list: CodeListName,
  given: CodeLabels & { parent: string | null; value?: string | undefined },
  caller: SignedInCaller,
): Promise<{ value: string }> {
  requireOpen(list)
  const labels = decode(labelsOf(list), given)
  let value = ''
  await changeItems(platform, list, caller, async (trx) => {
    const items = await lockItems(trx, list)
    requireRoomBelow(list, items, given.parent)
    value = newValue(
      list,
      [...items.map((item) => item.value), ...(await valuesEverAdded(trx, list))],
      items,
      given,
    )
    requireOwnLabels(items, given.parent, labels, caller.language)
    const item = { value, parent: given.parent, ...labels }
    await insertItem(trx, list, item)
    return [{ action: 'add', after: item }]
  })
  return { value }
}

export async function orderItems(
  platform: Platform,
  list: CodeListName,
  groups: { parent: string | null; was: string[]; order: string[] }[],
  caller: SignedInCaller,
): Promise<null> {
  requireOpen(list)
  await changeItems(platform, list, caller, async (trx) => {
    const items = await lockItems(trx, list)
    const changes: ItemChange[] = []
    for (const { parent, was, order } of groups) {
      const now = siblingsOf(items, parent).map(({ value }) => value)
      if (same(now, order)) continue
      // Whoever reordered saw another order, or other items; what they meant is no longer clear.
      if (!same(now, was) || !same(now.toSorted(), order.toSorted())) throw conflict()
      await setOrder(trx, list, order)
      changes.push({ action: 'reorder', before: { parent, order: now }, after: { parent, order } })
    }
    return changes
  })
  return null
}

function requireOpen(list: CodeListName): void {
  if (codeListFacts[list].kind === 'fixed') throw new Refusal(codes.refused, codeListMessages.fixed)
}

const siblingsOf = (items: ManagedRow[], parent: string | null): ManagedRow[] =>
  items.filter((item) => item.parent === parent)

const same = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])

const labelTaken = { zh: codeListMessages.zhTaken, en: codeListMessages.enTaken }

/**
 * Exports name items by their labels, and imports know them by label or value: a label that is also another item's,
 * disabled or not, would turn its rows into rows of the other. A label that stands already is let be.
 */
function requireOwnLabels(
  items: ManagedRow[],
  parent: string | null,
  labels: CodeLabels,
  reading: Language,
  itself?: ManagedRow,
): void {
  const others = siblingsOf(items, parent).filter(({ value }) => value !== itself?.value)
  const taken = languages.flatMap((path) => {
    if (labels[path] === itself?.[path]) return []
    const other = others.find((item) => answersTo(item, labels[path]))
    return other ? [{ path, key: labelTaken[path], params: namesOf(other) }] : []
  })
  const [first] = taken
  const fields = taken.map(({ path, key, params }) => ({ path, message: translate(key, reading, params) }))
  if (first) throw new Refusal(codes.refused, first.key, first.params, fields)
}

const namesOf = ({ value, zh, en }: ManagedRow) => ({ name: zh, nameEn: en, value })

function requireRoomBelow(list: CodeListName, items: ManagedRow[], parent: string | null): void {
  let depth = 1
  for (let above = parent; above !== null; depth += 1) {
    const item = items.find(({ value }) => value === above)
    if (!item) throw new Refusal(codes.refused, codeListMessages.parentGone)
    above = item.parent
  }
  if (depth > codeListFacts[list].levels) throw new Refusal(codes.refused, codeListMessages.tooDeep)
}

async function valuesEverAdded(db: Db, list: CodeListName): Promise<string[]> {
  const additions = await readChanges(db, { type: subjectType, id: list, action: 'add' })
  return additions.map(({ after }) => (after as { value: string }).value)
}

function newValue(
  list: CodeListName,
  /** Also those deleted since: a record that still names one must not come to mean another. */
  everUsed: string[],
  items: ManagedRow[],
  given: { parent: string | null; value?: string | undefined },
): string {
  const rule = valueRuleOf(list)
  // Values are written in capitals. One that is some item's label would be read as that item.
  const labels = items.flatMap(({ zh, en }) => [zh, en].map((label) => plainName(label).toUpperCase()))
  const taken = new Set([...everUsed, ...labels])
  if (rule.how === 'chosen') {
    const value = rule.next(taken, given.parent)
    if (value === undefined) throw new Refusal(codes.refused, codeListMessages.full)
    return value
  }
  const value = given.value ?? ''
  if (value === '') throw faultAtValue(codeListMessages.valueMissing, codeListMessages.valueMissing)
  if (!rule.pattern(given.parent).test(value))
    throw faultAtValue(codeListMessages.valueWrong, codeListMessages.valueWrong, { example: rule.example })
  const owner = items.find((item) => item.value === value)
  if (owner)
    throw faultAtValue(codeListMessages.valueTaken, codeListMessages.valueTakenShort, { name: owner.zh })
  const called = siblingsOf(items, given.parent).find((item) => answersTo(item, value))
  if (called)
    throw faultAtValue(codeListMessages.valueIsLabel, codeListMessages.valueIsLabelShort, namesOf(called))
  return value
}

const faultAtValue = (message: string, short: string, params: Record<string, string> = {}): Refusal =>
  new Refusal(codes.invalid, message, params, [{ path: 'value', message: short }])
