import type { Module } from '@fairground/domain/account'
import type { Text } from '@fairground/domain/text'
import type { MenuGroup, Screen } from '@fairground/wire/kernel/screen'
import { screens } from '@fairground/wire/screens'
import type { Db } from '../platform/database/database'
import { insertMissingEntries } from './menu.repository'

interface Entry {
  module: Module
  route: string
  parent?: string
  title: Text
  icon: string
  permission?: string
}

interface Group {
  module: Module
  /** The screens of a group without one stand by themselves. */
  head?: { title: Text; icon: string }
}

const exhibition = (head?: Group['head']): Group => ({ module: 'exhibition', ...(head ? { head } : {}) })

const portal = (head: NonNullable<Group['head']>): Group => ({ module: 'portal', head })

/** From top to bottom. */
const groups: Record<MenuGroup, Group> = {
  home: exhibition(),
  review: exhibition({ title: { zh: '报名审核', en: 'Registration review' }, icon: 'audit' }),
  board: exhibition(),
  booths: exhibition({ title: { zh: '展位管理', en: 'Booths' }, icon: 'booth' }),
  badges: exhibition({ title: { zh: '参展证', en: 'Badges' }, icon: 'badge' }),
  draw: exhibition({ title: { zh: '选位摇号', en: 'Draw' }, icon: 'draw' }),
  contracts: exhibition({ title: { zh: '合同', en: 'Contracts' }, icon: 'contract' }),
  finance: exhibition({ title: { zh: '财务', en: 'Finance' }, icon: 'finance' }),
  services: exhibition({ title: { zh: '参展服务', en: 'Exhibitor services' }, icon: 'services' }),
  reference: exhibition({ title: { zh: '基础数据', en: 'Reference data' }, icon: 'reference' }),
  logs: exhibition({ title: { zh: '日志', en: 'Logs' }, icon: 'log' }),
  system: exhibition({ title: { zh: '系统管理', en: 'System' }, icon: 'system' }),
  content: { module: 'portal' },
  portalFront: portal({ title: { zh: '首页内容', en: 'Home page' }, icon: 'front' }),
  portalVisit: portal({ title: { zh: '参观与住宿', en: 'Visiting' }, icon: 'visit' }),
  portalExhibit: portal({ title: { zh: '参展指南', en: 'Exhibiting' }, icon: 'exhibit' }),
  portalPartners: portal({ title: { zh: '服务商与伙伴', en: 'Partners' }, icon: 'partners' }),
  portalSite: portal({ title: { zh: '站点设置', en: 'Site' }, icon: 'system' }),
}

/** Groups are words, screens are addresses. */
const entries: Entry[] = Object.entries(groups).flatMap(([group, { module, head }]) => [
  ...(head ? [{ module, route: group, ...head }] : []),
  ...screensIn(group).map(({ path, title, permission, menu }) => ({
    module,
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
    entries.map(({ module, route, parent, title, icon, permission }, position) => ({
      module,
      route,
      parent: parent ?? null,
      position,
      label_zh: title.zh,
      label_en: title.en,
      icon,
      permission: permission ?? null,
    })),
  )
