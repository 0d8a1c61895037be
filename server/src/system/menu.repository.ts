import type { CurrentUser, MenuItem, Module } from '@fairground/domain/account'
import type { Language } from '@fairground/domain/text'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

interface MenuRow {
  route: string
  parent: string | null
  label_zh: string
  label_en: string
  icon: string
  permission: string | null
}

/**
 * Only staff have a side menu. An entry that needs a permission shows to those who hold it; an empty group to nobody, nor
 * what this version has no screen for.
 */
export async function readMenu(
  db: Db,
  module: Module,
  user: CurrentUser,
  language: Language,
  isKnown: (module: Module, route: string) => boolean,
): Promise<MenuItem[]> {
  if (user.department === 'exhibitor') return []
  const rows = await db
    .selectFrom('menu_resource')
    .select(['route', 'parent', 'label_zh', 'label_en', 'icon', 'permission'])
    .where('module', '=', module)
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('route')
    .execute()
  const held = new Set<string>(user.permissions)
  return branch(
    null,
    rows.filter((row) => isKnown(module, row.route) && (row.permission === null || held.has(row.permission))),
    language,
  )
}

function branch(parent: string | null, rows: MenuRow[], language: Language): MenuItem[] {
  return rows
    .filter((row) => row.parent === parent)
    .map((row) => ({
      route: row.route,
      label: language === 'en' ? row.label_en : row.label_zh,
      icon: row.icon,
      children: branch(row.route, rows, language),
    }))
    .filter((item) => item.children.length > 0 || item.route.startsWith('/'))
}

interface NewMenuEntry extends MenuRow {
  module: Module
  position: number
}

/** What the organiser changed or hid stays; the rest is as this version has it. */
export async function seedEntries(db: Db, entries: readonly NewMenuEntry[]): Promise<void> {
  await sql`INSERT INTO menu_resource (module, route, parent, position, label_zh, label_en, icon, permission)
    SELECT module, route, parent, position, label_zh, label_en, icon, permission
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry (module text, route text, parent text,
      position integer, label_zh text, label_en text, icon text, permission text)
    ON CONFLICT (module, route) DO UPDATE SET parent = excluded.parent, permission = excluded.permission,
      label_zh = CASE WHEN menu_resource.own_words THEN menu_resource.label_zh ELSE excluded.label_zh END,
      label_en = CASE WHEN menu_resource.own_words THEN menu_resource.label_en ELSE excluded.label_en END,
      icon = CASE WHEN menu_resource.own_icon THEN menu_resource.icon ELSE excluded.icon END,
      position = CASE WHEN menu_resource.own_place THEN menu_resource.position ELSE excluded.position END`.execute(
    db,
  )
}

export interface ManagedRow {
  module: Module
  route: string
  parent: string | null
  zh: string
  en: string
  icon: string
  enabled: boolean
  permission: string | null
  own: boolean
  version: number
}

const managed = sql`module, route, parent, label_zh AS zh, label_en AS en, icon, enabled, permission,
  own_words OR own_icon OR own_place AS own, version`

export async function readEntries(db: Db): Promise<ManagedRow[]> {
  const { rows } = await sql<ManagedRow>`SELECT ${managed} FROM menu_resource
    ORDER BY module, position, route`.execute(db)
  return rows
}

/** All entries of a module under lock, in their order. */
export async function lockEntries(trx: Db, module: Module): Promise<ManagedRow[]> {
  const { rows } = await sql<ManagedRow>`SELECT ${managed} FROM menu_resource WHERE module = ${module}
    ORDER BY position, route FOR UPDATE`.execute(trx)
  return rows
}

interface EntryUpdate {
  zh: string
  en: string
  icon: string
  enabled: boolean
  ownWords: boolean
  ownIcon: boolean
  /** Left as it is where it is not named. */
  place?: { position: number; own: boolean }
}

export async function updateEntry(
  trx: Db,
  { module, route }: { module: Module; route: string },
  { zh, en, icon, enabled, ownWords, ownIcon, place }: EntryUpdate,
): Promise<void> {
  await trx
    .updateTable('menu_resource')
    .set({
      label_zh: zh,
      label_en: en,
      icon,
      enabled,
      own_words: ownWords,
      own_icon: ownIcon,
      version: sql`version + 1`,
      ...(place ? { position: place.position, own_place: place.own } : {}),
    })
    .where('module', '=', module)
    .where('route', '=', route)
    .execute()
}

export async function setEntryOrder(trx: Db, module: Module, order: readonly string[]): Promise<void> {
  await sql`UPDATE menu_resource SET position = wanted.place, own_place = true, version = version + 1
    FROM unnest(${[...order]}::text[]) WITH ORDINALITY AS wanted (route, place)
    WHERE module = ${module} AND menu_resource.route = wanted.route`.execute(trx)
}
