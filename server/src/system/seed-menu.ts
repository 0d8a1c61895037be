import { type ListName, listAddresses, tierAddresses } from '@fairground/wire/list/addresses'
import type { Db } from '../platform/database/database'
import { insertMissingEntries } from './menu.repository'

interface Entry {
  route: string
  parent?: string
  zh: string
  en: string
  icon: string
  permission?: string
}

const screenAt = (
  { path, title, ...asks }: { path: string; title: Pick<Entry, 'zh' | 'en'>; permission?: string },
  parent: string,
): Entry => ({
  route: path,
  parent,
  ...title,
  ...asks,
  icon: 'list',
})
const list = (name: ListName, parent: string): Entry => screenAt(listAddresses[name], parent)

/** Entries for screens that exist. A new screen adds its line here; groups are words, screens are addresses. */
const exhibition: Entry[] = [
  { route: '/home', zh: '首页', en: 'Home', icon: 'home' },
  { route: 'review', zh: '报名审核', en: 'Registration review', icon: 'audit' },
  {
    route: '/prediction/exhprediction_approve',
    parent: 'review',
    zh: '审核报名',
    en: 'Review sign-ups',
    icon: 'audit',
  },
  { route: '/prediction/exhprediction', parent: 'review', zh: '报名信息', en: 'Sign-ups', icon: 'list' },
  { route: '/prediction/exhibitor', parent: 'review', zh: '参展商', en: 'Exhibitors', icon: 'list' },
  {
    route: '/exhibitor/approval',
    parent: 'review',
    zh: '手机号变更审核',
    en: 'Mobile number changes',
    icon: 'mobile',
    permission: 'blacklist/index:edit',
  },
  list('reviewComment', 'review'),
  { route: '/messageboard', zh: '留言板', en: 'Message board', icon: 'board' },
  { route: 'booths', zh: '展位管理', en: 'Booths', icon: 'booth' },
  list('boothTier', 'booths'),
  ...Object.values(tierAddresses).map((address) => screenAt(address, 'booths')),
  { route: 'reference', zh: '基础数据', en: 'Reference data', icon: 'reference' },
  list('creditGrade', 'reference'),
  list('councilMember', 'reference'),
  list('associationMember', 'reference'),
  list('groupUnit', 'reference'),
  list('blacklistEntry', 'reference'),
  { route: 'logs', zh: '日志', en: 'Logs', icon: 'log' },
  list('loginLog', 'logs'),
  list('messageLog', 'logs'),
  list('changeLog', 'logs'),
  { route: 'system', zh: '系统管理', en: 'System', icon: 'system' },
  {
    route: '/system/codelist',
    parent: 'system',
    zh: '代码表',
    en: 'Code lists',
    icon: 'codelist',
    permission: 'system/codelist:edit',
  },
  {
    route: '/system/settings',
    parent: 'system',
    zh: '展会设置',
    en: 'Settings',
    icon: 'settings',
    permission: 'system/settings:edit',
  },
]

/** Runs at every start, so that a new version's screens appear. */
export const seedMenu = (db: Db): Promise<void> =>
  insertMissingEntries(
    db,
    exhibition.map((entry, position) => ({
      module: 'exhibition',
      route: entry.route,
      parent: entry.parent ?? null,
      position,
      label_zh: entry.zh,
      label_en: entry.en,
      icon: entry.icon,
      permission: entry.permission ?? null,
    })),
  )
