import type { Screen } from '../kernel/screen'

const keeper = { shell: 'organiser', auth: true, permission: 'system/codelist:edit' } as const

export const codelistScreens = [
  {
    ...keeper,
    path: '/system/codelist',
    title: { zh: '代码表', en: 'Code lists' },
    menu: { group: 'system', place: 1, icon: 'codelist' },
  },
  { ...keeper, path: '/system/codelist/detail', title: { zh: '代码表内容', en: 'Items of a code list' } },
] as const satisfies readonly Screen[]
