import type { Language } from '@fairground/domain/text'
import type { Db } from '../platform/database/database'
import type { AnyList } from './list-table'

export interface CodeLabel {
  value: string
  zh: string
  en: string
  /** May be chosen anew; others only stay where they are. */
  offered: boolean
}

/** Labels by code list and value, disabled ones included: old rows still show them. */
export type CodeLabels = Map<string, Map<string, CodeLabel>>

export async function readCodeLabels(db: Db, list: AnyList): Promise<CodeLabels> {
  const lists = Object.values(list.fields).flatMap((field) => (field.kind === 'code' ? [field.list] : []))
  const labels: CodeLabels = new Map(lists.map((name) => [name, new Map()]))
  if (lists.length === 0) return labels
  const rows = await db
    .selectFrom('code_item')
    .select(['list', 'value', 'name_zh', 'name_en', 'enabled', 'form_hidden'])
    .where('list', 'in', lists)
    .orderBy('position')
    .execute()
  for (const row of rows)
    labels.get(row.list)?.set(row.value, {
      value: row.value,
      zh: row.name_zh,
      en: row.name_en,
      offered: row.enabled && !row.form_hidden,
    })
  return labels
}

/** What a coded or chosen value reads as; the value itself where nothing is known of it. */
export function labelOf(
  field: AnyList['fields'][string],
  value: unknown,
  labels: CodeLabels,
  language: Language,
): string {
  if (value === null || value === undefined || value === '') return ''
  const known =
    field.kind === 'code'
      ? labels.get(field.list)?.get(String(value))
      : field.kind === 'choice'
        ? field.choices[String(value)]
        : undefined
  return known?.[language] ?? String(value)
}
