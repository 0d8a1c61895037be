import type { Screen } from '../kernel/screen'

const organiser = { shell: 'organiser', auth: true } as const
const signUps = { ...organiser, permission: 'statistical/registrationStatis:list' } as const
const booths = { ...organiser, permission: 'statistical/boothStatis:list' } as const
const contracts = { ...organiser, permission: 'statistical/contractStatis:list' } as const
const menu = (place: number) => ({ group: 'statistics', place, icon: 'list' }) as const
const company = { zh: '企业统计详情', en: 'Company in the statistics' } as const

/** The lists of the rows behind the figures are views, and bring their addresses themselves. */
export const statisticsScreens = [
  {
    ...signUps,
    path: '/statistical/registrationStatis',
    title: { zh: '报名总览', en: 'Sign-ups at a glance' },
    menu: menu(1),
  },
  {
    ...signUps,
    path: '/statistical/statisConfirm',
    title: { zh: '确认统计', en: 'Progress' },
    menu: menu(2),
  },
  { ...signUps, path: '/statistical/statisArea', title: { zh: '面积统计', en: 'Area' }, menu: menu(3) },
  {
    ...signUps,
    path: '/statistical/statisProduct',
    title: { zh: '产品统计', en: 'Products' },
    menu: menu(4),
  },
  {
    ...signUps,
    path: '/statistical/statisNoBooth',
    title: { zh: '尚无展位统计', en: 'Without a booth' },
    menu: menu(5),
  },
  {
    ...signUps,
    path: '/applicationStatistical',
    title: { zh: '报名统计', en: 'Sign-ups by day' },
    menu: menu(6),
  },
  {
    ...booths,
    path: '/statistical/boothStatis',
    title: { zh: '展位总览', en: 'Booths at a glance' },
    menu: menu(7),
  },
  {
    ...contracts,
    path: '/statistical/contractStatis',
    title: { zh: '合同金额统计', en: 'Contracts and money' },
    menu: menu(8),
  },
  {
    ...booths,
    path: '/statistical/boothStatis/boothStatisVenueList',
    title: { zh: '展位统计：按展馆', en: 'Booths by hall' },
  },
  {
    ...booths,
    path: '/statistical/boothStatis/boothStatisProList',
    title: { zh: '展位统计：按产品', en: 'Booths by product' },
  },
  {
    ...booths,
    path: '/statistical/boothStatis/boothStatisAreaList',
    title: { zh: '展位统计：按面积', en: 'Booths by area' },
  },
  { ...signUps, path: '/statistical/registrationStatis/statisConfirmQyDetail', title: company },
  { ...signUps, path: '/statistical/registrationStatis/statisAreaQyDetail', title: company },
  { ...signUps, path: '/statistical/registrationStatis/statisProductQyDetail', title: company },
  {
    ...booths,
    shell: 'top',
    path: '/home/boothStatisVenueList',
    title: { zh: '展位统计：按展馆', en: 'Booths by hall' },
  },
] as const satisfies readonly Screen[]

export type StatisticsPath = (typeof statisticsScreens)[number]['path']
