import type { Screen } from '../kernel/screen'

/** The halls themselves are a kept list, see `list/screens`. */
export const venueScreens = [
  {
    shell: 'organiser',
    auth: true,
    path: '/booth/positionType',
    title: { zh: '展位类型', en: 'Booth types' },
    menu: { group: 'booths', place: 8, icon: 'list' },
  },
] as const satisfies readonly Screen[]
