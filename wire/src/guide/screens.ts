import type { Screen } from '../kernel/screen'

const open = { shell: 'any-area', auth: false } as const

export const guideScreens = [
  { ...open, path: '/guide/help', title: { zh: '帮助手册', en: 'Help manual' } },
  { ...open, path: '/guide/registration', title: { zh: '注册指南', en: 'Registration guide' } },
] as const satisfies readonly Screen[]
