import type { Screen } from '../kernel/screen'

const organiser = { shell: 'organiser', auth: true } as const

export const placementScreens = [
  {
    ...organiser,
    path: '/booth/position',
    title: { zh: '展位列表', en: 'Booths' },
    menu: { group: 'booths', place: 5, icon: 'list' },
  },
  { ...organiser, path: '/booth/position/detail', title: { zh: '展位详情', en: 'Booth' } },
  { ...organiser, path: '/booth/position/analysis', title: { zh: '展位历史', en: 'Booth history' } },
  {
    ...organiser,
    path: '/booth/designatedE2',
    title: { zh: '指定展位', en: 'Designated booths' },
    permission: 'booth/positionDesign:assign',
    menu: { group: 'booths', place: 9, icon: 'list' },
  },
  {
    ...organiser,
    path: '/venue/trader',
    title: { zh: '展商位置', en: 'Who stands where' },
    menu: { group: 'booths', place: 6, icon: 'list' },
  },
] as const satisfies readonly Screen[]
