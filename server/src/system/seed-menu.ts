import type { Db } from '../platform/database/database'

interface Entry {
  route: string
  parent?: string
  zh: string
  en: string
  icon: string
  permission?: string
}

/** Entries for screens that exist. A new screen adds its line here; groups are words, screens are addresses. */
const exhibition: Entry[] = [
  { route: '/home', zh: '首页', en: 'Home', icon: 'home' },
  { route: 'review', zh: '报名审核', en: 'Registration review', icon: 'audit' },
  {
    route: '/exhibitor/approval',
    parent: 'review',
    zh: '手机号变更审核',
    en: 'Mobile number changes',
    icon: 'mobile',
    permission: 'blacklist/index:edit',
  },
]

/** Runs at every start, so that a new version's screens appear; what the organiser changed or disabled stays. */
export async function seedMenu(db: Db): Promise<void> {
  await db
    .insertInto('menu_resource')
    .values(
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
    .onConflict((conflict) => conflict.columns(['module', 'route']).doNothing())
    .execute()
}
