import type { Text } from '@fairground/domain/text'
import type { MenuGroup, Screen } from '@fairground/wire/kernel/screen'
import { screens } from '@fairground/wire/screens'
import type { Db } from '../platform/database/database'
import { insertMissingEntries } from './menu.repository'

interface Entry {
  route: string
  parent?: string
  title: Text
  icon: string
  permission?: string
}

/** The groups from top to bottom; the screens of one without a title stand by themselves. */
const groups: Record<MenuGroup, { title: Text; icon: string } | null> = {
  home: null,
  review: { title: { zh: '报名审核', en: 'Registration review' }, icon: 'audit' },
  board: null,
  booths: { title: { zh: '展位管理', en: 'Booths' }, icon: 'booth' },
  reference: { title: { zh: '基础数据', en: 'Reference data' }, icon: 'reference' },
  logs: { title: { zh: '日志', en: 'Logs' }, icon: 'log' },
  system: { title: { zh: '系统管理', en: 'System' }, icon: 'system' },
}

/** Groups are words, screens are addresses. */
const entries: Entry[] = Object.entries(groups).flatMap(([group, head]) => [
  ...(head ? [{ route: group, ...head }] : []),
  ...screensIn(group).map(({ path, title, permission, menu }) => ({
    route: path,
    title,
    icon: menu.icon,
    ...(head ? { parent: group } : {}),
    ...(permission ? { permission } : {}),
  })),
])

function screensIn(group: string) {
  return screens
    .flatMap((screen: Screen) => (screen.menu?.group === group ? [{ ...screen, menu: screen.menu }] : []))
    .toSorted((one, other) => one.menu.place - other.menu.place)
}

/** Runs at every start, so that a new version's screens appear. */
export const seedMenu = (db: Db): Promise<void> =>
  insertMissingEntries(
    db,
    entries.map(({ route, parent, title, icon, permission }, position) => ({
      module: 'exhibition',
      route,
      parent: parent ?? null,
      position,
      label_zh: title.zh,
      label_en: title.en,
      icon,
      permission: permission ?? null,
    })),
  )
