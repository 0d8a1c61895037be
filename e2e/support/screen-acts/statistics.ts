import type { ScreenAct } from './screen-act'

/** Figures of the demo fair as their pages draw them; the table says the same, each figure a way to its rows. */
const figures = (path: string, shows: string, key: string, arrives: string): ScreenAct => ({
  path,
  query: '?as=table',
  who: 'admin',
  shows,
  steps: [{ follow: key }],
  effect: { arrives },
})
const ofRegistration = '/statistical/registrationStatis'
const ofBooths = '/statistical/boothStatis'

export const statistics: ScreenAct[] = [
  {
    path: ofRegistration,
    who: 'leader',
    shows: '产品统计',
    steps: [{ follow: '打开 产品统计' }],
    effect: { arrives: '/statistical/statisProduct' },
  },
  figures('/statistical/statisConfirm', '审核通过', '审核通过 企业', `${ofRegistration}/statisConfirmList`),
  figures('/statistical/statisArea', '合计', '合计 申请面积', `${ofRegistration}/statisAreaList`),
  figures('/statistical/statisProduct', '合计', '合计 企业', `${ofRegistration}/statisProductList`),
  figures('/statistical/statisNoBooth', '合计', '合计 企业', '/statistical/statisNoBooth/list'),
  figures('/applicationStatistical', '合计', '合计 企业', '/applicationStatistical/detail'),
  {
    path: ofBooths,
    who: 'leader',
    shows: '展位统计：按面积',
    steps: [{ follow: '打开 展位统计：按面积' }],
    effect: { arrives: `${ofBooths}/boothStatisAreaList` },
  },
  figures(`${ofBooths}/boothStatisVenueList`, '合计', '合计 已售', `${ofBooths}/boothStatisProDetail`),
  figures(`${ofBooths}/boothStatisProList`, '合计', '合计 展位', `${ofBooths}/boothStatisProDetail`),
  figures(`${ofBooths}/boothStatisAreaList`, '合计', '合计 空余', `${ofBooths}/boothStatisProDetail`),
  figures('/home/boothStatisVenueList', '合计', '合计 面积', `${ofBooths}/boothStatisProDetail`),
  {
    path: `${ofBooths}/boothStatisProDetail`,
    query: '?offer=taken&page=1',
    who: 'leader',
    shows: { cell: '已售' },
    steps: [{ press: '导出' }],
    effect: { downloads: '展位统计_展位与企业' },
  },
  figures('/statistical/contractStatis', '合计', '合计 合同', '/statistical/contractStatis/list'),
  {
    path: '/statistical/contractStatis/list',
    query: '?page=1',
    who: 'admin',
    shows: { cell: 'CNY' },
    steps: [{ press: '导出' }],
    effect: { downloads: '合同统计_合同' },
  },
  {
    path: `${ofRegistration}/statisConfirmList`,
    query: '?companyName={chinese.name}&page=1',
    who: 'leader',
    shows: { cell: '{chinese.name}' },
    steps: [{ follow: '{chinese.name}' }],
    effect: { arrives: `${ofRegistration}/statisConfirmQyDetail` },
  },
  {
    path: `${ofRegistration}/statisAreaList`,
    query: '?companyName={chinese.name}&page=1',
    who: 'leader',
    shows: { cell: '{chinese.name}' },
    steps: [{ follow: '{chinese.name}' }],
    effect: { arrives: `${ofRegistration}/statisAreaQyDetail` },
  },
  {
    path: `${ofRegistration}/statisProductList`,
    query: '?companyName={chinese.name}&page=1',
    who: 'leader',
    shows: { cell: '{chinese.name}' },
    steps: [{ follow: '{chinese.name}' }],
    effect: { arrives: `${ofRegistration}/statisProductQyDetail` },
  },
  ...['statisConfirm', 'statisArea', 'statisProduct'].map(
    (name): ScreenAct => ({
      path: `${ofRegistration}/${name}QyDetail`,
      query: '?id={chinese.id}',
      who: 'leader',
      shows: '{chinese.name}',
      steps: [{ follow: '企业主页' }],
      effect: { arrives: '/company' },
    }),
  ),
  {
    path: '/statistical/statisNoBooth/list',
    query: '?companyName={unplaced.name}&page=1',
    who: 'leader',
    shows: { cell: '{unplaced.name}' },
    steps: [{ follow: '{unplaced.name}' }],
    effect: { arrives: '/company' },
  },
  {
    path: '/applicationStatistical/detail',
    query: '?standing=approved&page=1',
    who: 'leader',
    shows: { cell: '审核通过' },
    steps: [{ press: '导出' }],
    effect: { downloads: '报名统计_企业' },
  },
]
