import type { Screen } from '../kernel/screen'

const picker = { zh: '展馆总览', en: 'Site plan' }

export const openHallScreens = [
  { path: '/plan/planAnon', shell: 'public', auth: false, title: picker },
  { path: '/plan/planAnonEN', shell: 'public', auth: false, title: picker, language: 'en' },
  { path: '/booth/anon', shell: 'public', auth: false, title: { zh: '展馆预览', en: 'Hall preview' } },
] as const satisfies readonly Screen[]
