import type { CodeLabels, CodeListName } from '@fairground/domain/codelist'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface ManagedRow {
  value: string
  parent: string | null
  zh: string
  en: string
  enabled: boolean
  isDefault: boolean
  version: number
}

export async function readItems(db: Db, list: CodeListName): Promise<ManagedRow[]> {
  return db
    .selectFrom('code_item')
    .select([
      'value',
      'parent',
      'name_zh as zh',
      'name_en as en',
      'enabled',
      'is_default as isDefault',
      'version',
    ])
    .where('list', '=', list)
    .orderBy('position')
    .orderBy('value')
    .execute()
}

/** Changes of one list happen one after the other: what is unique, and who is whose sibling, stays true meanwhile. */
export async function lockItems(trx: Db, list: CodeListName): Promise<ManagedRow[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`code-list:${list}`}))`.execute(trx)
  return readItems(trx, list)
}

export interface ListFigures {
  list: string
  items: number
  disabled: number
  added: number
}

export async function countItems(db: Db): Promise<ListFigures[]> {
  const { rows } = await sql<ListFigures>`
    SELECT list, count(*) AS items, count(*) FILTER (WHERE NOT enabled) AS disabled,
           count(*) FILTER (WHERE NOT is_default) AS added
    FROM code_item GROUP BY list`.execute(db)
  return rows
}

export async function insertItem(
  db: Db,
  list: CodeListName,
  item: CodeLabels & { value: string; parent: string | null },
): Promise<void> {
  await sql`
    INSERT INTO code_item (list, value, parent, position, name_zh, name_en, is_default)
    SELECT ${list}, ${item.value}, ${item.parent}, coalesce(max(position) + 1, 0), ${item.zh}, ${item.en}, false
    FROM code_item WHERE list = ${list} AND parent IS NOT DISTINCT FROM ${item.parent}`.execute(db)
}

export async function updateItem(
  db: Db,
  list: CodeListName,
  value: string,
  changes: { name_zh: string; name_en: string } | { enabled: boolean },
): Promise<void> {
  await db
    .updateTable('code_item')
    .set({ ...changes, version: sql`version + 1` })
    .where('list', '=', list)
    .where('value', '=', value)
    .execute()
}

export async function deleteItem(db: Db, list: CodeListName, value: string): Promise<void> {
  await db.deleteFrom('code_item').where('list', '=', list).where('value', '=', value).execute()
}

/** Positions are counted anew, so that gaps and ties of the past do not matter. */
export async function setOrder(db: Db, list: CodeListName, order: string[]): Promise<void> {
  await sql`
    UPDATE code_item SET position = wanted.place - 1
    FROM unnest(${order}::text[]) WITH ORDINALITY AS wanted (value, place)
    WHERE code_item.list = ${list} AND code_item.value = wanted.value`.execute(db)
}
