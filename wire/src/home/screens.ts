import type { Screen } from '../kernel/screen'

const staff = { shell: 'top', auth: true } as const
const chinese = { shell: 'exhibitor', auth: true } as const
const overseas = { shell: 'exhibitor-en', auth: true } as const
const title = { zh: '首页', en: 'Home' } as const
const exhibitorTitle = { zh: '参展商首页', en: 'Exhibitor home' } as const

export const homeScreens = [
  { ...staff, path: '/index', title, redirectTo: '/home' },
  { ...staff, path: '/home', title, menu: { group: 'home', place: 1, icon: 'home' } },
  { ...chinese, path: '/exhibitorWeb', title: exhibitorTitle, redirectTo: '/exhibitor/home' },
  { ...chinese, path: '/exhibitor/home', title },
  { ...overseas, path: '/exhibitorWebEN', title: exhibitorTitle, redirectTo: '/exhibitor/homeEN' },
  { ...overseas, path: '/exhibitor/homeEN', title },
] as const satisfies readonly Screen[]
