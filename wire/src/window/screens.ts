import type { Screen } from '../kernel/screen'

export const windowScreens = [
  {
    shell: 'organiser',
    auth: true,
    path: '/booth/time',
    title: { zh: '选位时间', en: 'Selection windows' },
    menu: { group: 'booths', place: 12, icon: 'list' },
  },
] as const satisfies readonly Screen[]
