import type { Screen } from '../kernel/screen'

const open = { shell: 'public', auth: false } as const

export const guideScreens = [
  { ...open, path: '/guide/registration', title: { zh: '注册指南', en: 'Registration guide' } },
  { ...open, path: '/guide/help', title: { zh: '帮助手册', en: 'Help manual' } },
] as const satisfies readonly Screen[]
