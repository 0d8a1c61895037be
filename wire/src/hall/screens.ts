import type { Screen } from '../kernel/screen'

export const hallScreens = [
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
