import type { Screen } from '../kernel/screen'

export const deskScreens = [
  {
    path: '/booth/select',
    shell: 'organiser',
    auth: true,
    title: { zh: '选位现场', en: 'Selection desk' },
    menu: { group: 'booths', place: 13, icon: 'list' },
  },
] as const satisfies readonly Screen[]
