import type { Screen } from '../kernel/screen'

export const waitingScreens = [
  {
    shell: 'organiser',
    auth: true,
    path: '/booth/waiting',
    title: { zh: '候补名单', en: 'Waiting list' },
    menu: { group: 'booths', place: 14, icon: 'list' },
  },
] as const satisfies readonly Screen[]
