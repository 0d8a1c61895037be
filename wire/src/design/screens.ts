import type { Screen } from '../kernel/screen'

const organiser = { shell: 'organiser', auth: true, fillsWindow: true } as const

export const designScreens = [
  {
    ...organiser,
    path: '/booth/positionDesign',
    title: { zh: '展位设计', en: 'Booth designer' },
    menu: { group: 'booths', place: 10, icon: 'list' },
  },
  { ...organiser, path: '/venue/plan/design', title: { zh: '展馆设计', en: 'Hall designer' } },
] as const satisfies readonly Screen[]
