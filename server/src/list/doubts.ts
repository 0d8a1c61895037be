import { completeRow, type Row } from '@fairground/domain/field'
import { type Language, translate } from '@fairground/domain/text'
import type { Platform } from '../platform/platform'
import type { KeptRows } from './kept-rows'
import { readRow } from './list.repository'

/** What a person is asked before a sound row is kept, in their words. */
export async function findDoubts(
  { db, settings }: Platform,
  list: KeptRows,
  { id, ...given }: Partial<Row> & { id?: string | undefined },
  language: Language,
): Promise<string[]> {
  const before = (id === undefined ? undefined : await readRow(db, list, id)) ?? {}
  const now = { settings: settings.current(), before, id }
  const doubts = await list.hooks.doubts?.(db, completeRow(list.fields, given), now)
  return (doubts ?? []).map(({ key, params }) => translate(key, language, params))
}
