import type { Screen } from '../kernel/screen'

const title = { zh: '确认与承诺', en: 'Confirm and sign' }

export const undertakingScreens = [
  { path: '/exhibitor/confirm', shell: 'exhibitor', auth: true, title, service: 1 },
  { path: '/exhibitor/confirmEN', shell: 'exhibitor-en', auth: true, title, service: 1 },
  {
    path: '/exhibitionConfirmation',
    shell: 'organiser',
    auth: true,
    title: { zh: '参展确认书', en: 'Confirmation of participation' },
    menu: { group: 'services', place: 1, icon: 'list' },
  },
  {
    path: '/safetyConfirmation',
    shell: 'organiser',
    auth: true,
    title: { zh: '安全责任书', en: 'Safety undertaking' },
    menu: { group: 'services', place: 2, icon: 'list' },
  },
] as const satisfies readonly Screen[]

/** Where an exhibitor reads and signs them. */
export const undertakingPaths = { zh: '/exhibitor/confirm', en: '/exhibitor/confirmEN' } as const
