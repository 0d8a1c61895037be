import type { ScreenAct } from './screen-act'

export const boothStatistics: ScreenAct[] = [
  {
    path: '/booth/positionStatistical',
    who: 'clerk',
    shows: { cell: 'm²' },
    steps: [{ press: '导出' }],
    effect: { downloads: '展位统计' },
  },
  {
    path: '/booth/positionStatistical/list',
    query: '?state=normal&back=%2Fbooth%2FpositionStatistical',
    who: 'clerk',
    shows: { cell: '可选' },
    steps: [{ follow: '返回统计' }],
    effect: { arrives: '/booth/positionStatistical' },
  },
  {
    path: '/booth/positionStatistical/detail',
    query: '?id={freeBooth.id}&list=state%3Dnormal',
    who: 'clerk',
    shows: '{freeBooth.code}',
    steps: [{ follow: '返回明细' }],
    // A list writes its address once it stands; only then may one go on.
    effect: { sees: '筛出', arrives: '/booth/positionStatistical/list' },
  },
  {
    path: '/booth/positionStatistical/analysis',
    who: 'clerk',
    shows: { cell: 'm²' },
    steps: [{ follow: '一面开 已售' }],
    effect: { sees: '筛出', arrives: '/booth/positionStatistical/list' },
  },
  {
    path: '/booth/positionStatistical/positionDesign',
    who: 'clerk',
    shows: '可选',
    steps: [{ tick: '面积' }],
    effect: { sees: '300 m² 以上' },
  },
  {
    path: '/booth/positionAnalysis',
    who: 'clerk',
    shows: '室内光地',
    steps: [{ follow: '尚无展位' }],
    effect: { arrives: '/prediction/exhibitor' },
  },
]
