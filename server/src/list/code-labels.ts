import type { Language } from '@fairground/domain/text'
import { type CodeNames, nameOf, readCodeNames } from '../codelist'
import type { Db } from '../platform/database/database'
import type { AnyList } from './any-list'

/** The code lists a list's fields refer to. */
export const readCodeLabels = (db: Db, list: AnyList): Promise<CodeNames> =>
  readCodeNames(
    db,
    Object.values(list.fields).flatMap((field) => (field.kind === 'code' ? [field.list] : [])),
  )

/** What a coded or chosen value reads as; the value itself where nothing is known of it. */
export function labelOf(
  field: AnyList['fields'][string],
  value: unknown,
  labels: CodeNames,
  language: Language,
): string {
  if (field.kind === 'code') return nameOf(labels, field.list, value, language)
  if (value === null || value === undefined || value === '') return ''
  return (field.kind === 'choice' ? field.choices[String(value)]?.[language] : undefined) ?? String(value)
}
