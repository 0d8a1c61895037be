import { listMessages as say } from '@fairground/domain/list'
import type { Language } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { Page } from '@fairground/wire/kernel/page'
import { allFields, type KeptRow, type ListRow, type ListSearch } from '@fairground/wire/list'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import type { AnyList, RowIn } from './any-list'
import type { Lists } from './change-list'
import { readCodeLabels, wordsOf } from './code-labels'
import { cellOf } from './field-in-workbook'
import { countRows, readRow, readRows } from './list.repository'
import { meantToday } from './meant-today'
import type { ServedList } from './served-lists'

export async function readPage<List extends AnyList>(
  { platform, totals }: Required<Lists>,
  list: List,
  search: ListSearch,
  language: Language,
): Promise<Page<RowIn<List>>> {
  const asked = meantToday(list, search, platform.settings.current())
  const count = () => countRows(platform.db, list, asked)
  const isLog = !('may' in list)
  const [rows, total] = await Promise.all([
    readRows(platform.db, list, asked),
    isLog ? count() : totals.of(list.name, asked, count),
  ])
  await complete(platform, list, rows, language)
  return { list: rows, total }
}

export async function findRow(
  platform: Platform,
  list: ServedList,
  id: string,
  language: Language,
): Promise<KeptRow> {
  const row = await readRow(platform.db, list, id)
  if (!row) throw new Refusal(codes.refused, say.notFound)
  await complete(platform, list, [row], language)
  return row
}

/** Labels and derived fields. */
async function complete(
  { db, settings }: Platform,
  list: AnyList,
  rows: ListRow[],
  language: Language,
): Promise<void> {
  if ('hooks' in list) await list.hooks.decorate?.(db, rows, settings.current().edition)
  const labelled = Object.entries(allFields(list)).filter(([, field]) => field.labelWire)
  if (labelled.length === 0) return
  const words = wordsOf(await readCodeLabels(db, list), language, settings.current().timeZone)
  for (const row of rows)
    for (const [name, field] of labelled) row[`${name}Label`] = String(cellOf(field, row[name], words))
}
