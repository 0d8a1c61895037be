import type { CurrentUser, MenuItem, Module } from '@fairground/domain/account'
import type { Language } from '@fairground/domain/text'
import type { Db } from '../platform/database/database'

interface MenuRow {
  route: string
  parent: string | null
  label_zh: string
  label_en: string
  icon: string
  permission: string | null
}

/** Only staff have a side menu. An entry that needs a permission shows to those who hold it; an empty group to nobody. */
export async function readMenu(
  db: Db,
  module: Module,
  user: CurrentUser,
  language: Language,
): Promise<MenuItem[]> {
  if (user.department === 'exhibitor') return []
  const rows = await db
    .selectFrom('menu_resource')
    .select(['route', 'parent', 'label_zh', 'label_en', 'icon', 'permission'])
    .where('module', '=', module)
    .where('enabled', '=', true)
    .orderBy('position')
    .execute()
  const held = new Set<string>(user.permissions)
  return branch(
    null,
    rows.filter((row) => row.permission === null || held.has(row.permission)),
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

export interface NewMenuEntry extends MenuRow {
  module: Module
  position: number
}

/** What the organiser changed or disabled stays. */
export async function insertMissingEntries(db: Db, entries: readonly NewMenuEntry[]): Promise<void> {
  await db
    .insertInto('menu_resource')
    .values(entries)
    .onConflict((conflict) => conflict.columns(['module', 'route']).doNothing())
    .execute()
}
