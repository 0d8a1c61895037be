import { completeRow, type Row } from '@fairground/domain/field'
import { type Language, translate } from '@fairground/domain/text'
import type { KeptList } from '@fairground/wire/list'
import type { Platform } from '../platform/platform'
import { hooksOf } from './hooks/hooks-of'
import { readRow } from './list.repository'

/** What a person is asked before a sound row is kept, in their words. */
export async function findDoubts(
  { db, settings }: Platform,
  list: KeptList,
  { id, ...given }: Partial<Row> & { id?: string | undefined },
  language: Language,
): Promise<string[]> {
  const before = (id === undefined ? undefined : await readRow(db, list, id)) ?? {}
  const now = { settings: settings.current(), before, id }
  const doubts = await hooksOf(list).doubts?.(db, completeRow(list.fields, given), now)
  return (doubts ?? []).map(({ key, params }) => translate(key, language, params))
}
