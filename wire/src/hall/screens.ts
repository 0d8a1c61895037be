import type { Screen } from '../kernel/screen'

const picker = { zh: '展馆总览', en: 'Site plan' }
const preview = { zh: '展馆预览', en: 'Hall preview' }

export const hallScreens = [
  { path: '/plan/planAnon', shell: 'public', auth: false, title: picker },
  { path: '/plan/planAnonEN', shell: 'public', auth: false, title: picker, language: 'en' },
  { path: '/booth/anon', shell: 'public', auth: false, title: preview },
  {
    path: '/exhibitor/booth/select/plan',
    shell: 'exhibitor',
    auth: true,
    title: { zh: '选择展馆', en: 'Choose a hall' },
  },
  {
    path: '/exhibitor/booth/selectEN/planEN',
    shell: 'exhibitor-en',
    auth: true,
    title: { zh: '选择展馆', en: 'Choose a hall' },
  },
  {
    path: '/booth/anon/selection',
    shell: 'exhibitor',
    auth: true,
    title: { zh: '我的展位图', en: 'My booths on the plan' },
  },
  {
    path: '/booth/anon/selectionEN',
    shell: 'exhibitor-en',
    auth: true,
    title: { zh: '我的展位图', en: 'My booths on the plan' },
  },
] as const satisfies readonly Screen[]
