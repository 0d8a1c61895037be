import type { Screen } from '../kernel/screen'

/** In a tab of their own: they hang on a wall for hours, and whoever opened them goes on working. */
export const bigScreens = { columns: '/lottery', lines: '/lotteries' } as const
export const verifyPath = '/verify'

const open = { shell: 'public', auth: false } as const

export const openDrawScreens = [
  {
    ...open,
    path: bigScreens.columns,
    title: { zh: '摇号大屏（四列）', en: 'Draw screen, four columns' },
    menu: { group: 'draw', place: 3, icon: 'board' },
  },
  {
    ...open,
    path: bigScreens.lines,
    title: { zh: '摇号大屏（列表）', en: 'Draw screen, list' },
    menu: { group: 'draw', place: 4, icon: 'board' },
  },
  { ...open, path: verifyPath, title: { zh: '验证摇号', en: 'Verify the draw' } },
] as const satisfies readonly Screen[]
