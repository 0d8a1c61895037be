import type { Screen } from '../kernel/screen'

/** In a tab of their own: they hang on a wall for hours, and whoever opened them goes on working. */
export const bigScreens = { columns: '/lottery', lines: '/lotteries' } as const
export const verifyPath = '/verify'
export const drawSettingsPath = '/drawLots/drawLotsSetting'
export const drawRecordPath = '/drawLots/drawLotsRecord'

export const drawScreens = [
  {
    shell: 'organiser',
    auth: true,
    path: drawSettingsPath,
    title: { zh: '摇号设置', en: 'Draw settings' },
    menu: { group: 'draw', place: 1, icon: 'settings' },
  },
  {
    shell: 'organiser',
    auth: true,
    path: drawRecordPath,
    title: { zh: '摇号记录', en: 'Draw record' },
    menu: { group: 'draw', place: 2, icon: 'list' },
  },
  {
    shell: 'public',
    auth: false,
    path: bigScreens.columns,
    title: { zh: '摇号大屏（四列）', en: 'Draw screen, four columns' },
    menu: { group: 'draw', place: 3, icon: 'board' },
  },
  {
    shell: 'public',
    auth: false,
    path: bigScreens.lines,
    title: { zh: '摇号大屏（列表）', en: 'Draw screen, list' },
    menu: { group: 'draw', place: 4, icon: 'board' },
  },
  {
    shell: 'public',
    auth: false,
    path: verifyPath,
    title: { zh: '验证摇号', en: 'Verify the draw' },
  },
] as const satisfies readonly Screen[]
