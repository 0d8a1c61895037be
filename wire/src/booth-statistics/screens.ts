import type { Screen } from '../kernel/screen'

const organiser = { shell: 'organiser', auth: true } as const

export const boothStatisticsScreens = [
  {
    ...organiser,
    path: '/booth/positionStatistical',
    title: { zh: '展位统计', en: 'Booth statistics' },
    menu: { group: 'booths', place: 21, icon: 'list' },
  },
  {
    ...organiser,
    path: '/booth/positionStatistical/list',
    title: { zh: '统计明细', en: 'Booths behind a figure' },
  },
  { ...organiser, path: '/booth/positionStatistical/detail', title: { zh: '展位详情', en: 'Booth' } },
  {
    ...organiser,
    path: '/booth/positionStatistical/analysis',
    title: { zh: '展位分布', en: 'How booths are used' },
  },
  {
    ...organiser,
    path: '/booth/positionStatistical/positionDesign',
    title: { zh: '统计展位图', en: 'Statistics on the plan' },
  },
  {
    ...organiser,
    path: '/booth/positionAnalysis',
    title: { zh: '供需分析', en: 'Demand and supply' },
    menu: { group: 'booths', place: 22, icon: 'list' },
  },
] as const satisfies readonly Screen[]
