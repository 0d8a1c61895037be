import { type PlacedItem, valuesOnOffer } from '@fairground/domain/codelist'
import type { Language, Text } from '@fairground/domain/text'
import type { Db } from '../platform/database/database'

/** Names of code list items by list and value, disabled ones included: old answers still read as they did. */
export type CodeNames = Map<string, Map<string, CodeName>>

export interface CodeName {
  value: string
  zh: string
  en: string
  /** May be chosen anew; others only stay where they are. */
  offered: boolean
}

export async function readCodeNames(db: Db, lists: readonly string[]): Promise<CodeNames> {
  const names: CodeNames = new Map(lists.map((list) => [list, new Map()]))
  if (lists.length === 0) return names
  const rows = await db
    .selectFrom('code_item')
    .select(['list', 'value', 'parent', 'name_zh', 'name_en', 'enabled', 'form_hidden'])
    .where('list', 'in', lists)
    .orderBy('position')
    .execute()
  const placed = new Map<string, PlacedItem[]>(lists.map((list) => [list, []]))
  for (const { list, value, parent, enabled, form_hidden: hidden } of rows)
    placed.get(list)?.push({ value, parent, withdrawn: !enabled || hidden })
  const offered = new Map([...placed].map(([list, items]) => [list, valuesOnOffer(list, items)]))
  for (const { list, value, name_zh: zh, name_en: en } of rows)
    names.get(list)?.set(value, { value, zh, en, offered: offered.get(list)?.has(value) ?? false })
  return names
}

/** Names of these values in whichever list has them, by list and value with a space between. */
export async function readNamesOf(db: Db, values: readonly string[]): Promise<Map<string, Text>> {
  if (values.length === 0) return new Map()
  const rows = await db
    .selectFrom('code_item')
    .select(['list', 'value', 'name_zh as zh', 'name_en as en'])
    .where('value', 'in', values)
    .execute()
  return new Map(rows.map(({ list, value, zh, en }) => [`${list} ${value}`, { zh, en }]))
}

export const nameOf = (names: CodeNames, list: string, value: unknown, language: Language): string =>
  typeof value === 'string' && value !== '' ? (names.get(list)?.get(value)?.[language] ?? value) : ''
