import { textRules } from '@fairground/domain/company/sections'
import type { Language } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'

/** Names of code list items by list and value, disabled ones included: old answers still read as they did. */
export type CodeNames = Map<string, Map<string, { zh: string; en: string; offered: boolean }>>

export async function readCodeNames(db: Db, lists: readonly string[]): Promise<CodeNames> {
  const rows = await db
    .selectFrom('code_item')
    .select(['list', 'value', 'name_zh', 'name_en', 'enabled', 'form_hidden'])
    .where('list', 'in', lists)
    .execute()
  const names: CodeNames = new Map(lists.map((list) => [list, new Map()]))
  for (const row of rows)
    names
      .get(row.list)
      ?.set(row.value, { zh: row.name_zh, en: row.name_en, offered: row.enabled && !row.form_hidden })
  return names
}

export const nameOf = (names: CodeNames, list: string, value: unknown, language: Language): string =>
  typeof value === 'string' && value !== '' ? (names.get(list)?.get(value)?.[language] ?? value) : ''

/** A new answer must be one the list offers; an old one may stay. */
export function requireOffered(
  names: CodeNames,
  answers: { field: string; list: string; values: readonly string[]; before?: readonly string[] }[],
): void {
  const strange = answers.filter(({ list, values, before = [] }) =>
    values.some((value) => value !== '' && !before.includes(value) && !names.get(list)?.get(value)?.offered),
  )
  if (strange.length > 0)
    throw new Refusal(
      codes.invalid,
      textRules.choose,
      {},
      strange.map(({ field }) => ({ path: field, message: textRules.choose })),
    )
}
