import type { MenuGroup, Screen } from '../kernel/screen'

type Address = Pick<Screen, 'path' | 'title' | 'permission'> & Partial<Pick<Screen, 'shell' | 'menu'>>

const inGroup = (group: MenuGroup, place: number) => ({ group, place, icon: 'list' }) as const
const readsLogs = 'log/index:list'
const readsSignUps = 'statistical/registrationStatis:list'

/** Where each definition-driven list is shown, by its name. */
export const listAddresses = {
  reviewComment: {
    path: '/exhibitor/commentary',
    title: { zh: '审核批语', en: 'Review comments' },
    menu: inGroup('review', 5),
  },
  boothTier: {
    path: '/booth/GearList',
    title: { zh: '展位档位', en: 'Booth tiers' },
    menu: inGroup('booths', 1),
  },
  creditGrade: {
    path: '/industry/gradeList',
    title: { zh: '企业行业信用等级', en: 'Industry credit grades' },
    menu: inGroup('reference', 1),
  },
  councilMember: {
    path: '/council/membersList',
    title: { zh: '理事单位', en: 'Council members' },
    menu: inGroup('reference', 2),
  },
  groupUnit: {
    path: '/exhibitionGroup',
    title: { zh: '展团单位', en: 'Exhibition groups' },
    menu: inGroup('reference', 4),
  },
  associationMember: {
    path: '/member/unitsList',
    title: { zh: '会员单位', en: 'Association members' },
    menu: inGroup('reference', 3),
  },
  blacklistEntry: {
    path: '/blacklist',
    title: { zh: '黑名单', en: 'Blacklist' },
    menu: inGroup('reference', 5),
  },
  hall: {
    path: '/venue/plan',
    title: { zh: '展馆', en: 'Halls' },
    menu: inGroup('booths', 7),
  },
  download: {
    path: '/portal/download',
    title: { zh: '下载资料', en: 'Downloads' },
    shell: 'portal-admin',
    permission: 'portal/download:list',
    menu: { group: 'content', place: 3, icon: 'list' },
  },
  loginLog: {
    path: '/log/loginLog',
    title: { zh: '登录日志', en: 'Logins' },
    permission: readsLogs,
    menu: inGroup('logs', 1),
  },
  changeLog: {
    path: '/log/changeLog',
    title: { zh: '操作日志', en: 'Changes' },
    permission: readsLogs,
    menu: inGroup('logs', 3),
  },
  boothLog: {
    path: '/log/boothLog',
    title: { zh: '展位日志', en: 'Booths' },
    permission: readsLogs,
    menu: inGroup('logs', 4),
  },
  planLog: {
    path: '/log/boothDesignLog',
    title: { zh: '展位设计日志', en: 'Plans' },
    permission: readsLogs,
    menu: inGroup('logs', 5),
  },
  windowLog: {
    path: '/log/boothTimeLog',
    title: { zh: '选位时间日志', en: 'Selection windows' },
    permission: readsLogs,
    menu: inGroup('logs', 6),
  },
  selectionLog: {
    path: '/log/boothSelectLog',
    title: { zh: '选位日志', en: 'Selection' },
    permission: readsLogs,
    menu: inGroup('logs', 7),
  },
  paymentLog: {
    path: '/log/boothPayLog',
    title: { zh: '缴费日志', en: 'Payments' },
    permission: readsLogs,
    menu: inGroup('logs', 8),
  },
  messageLog: {
    path: '/log/smsLog',
    title: { zh: '短信与邮件日志', en: 'Messages sent' },
    permission: readsLogs,
    menu: inGroup('logs', 2),
  },
  logSearch: {
    path: '/log/search',
    title: { zh: '日志检索', en: 'What happened' },
    permission: readsLogs,
    menu: inGroup('logs', 9),
  },
  confirmedCompany: {
    path: '/statistical/registrationStatis/statisConfirmList',
    title: { zh: '确认统计：企业', en: 'Companies by progress' },
    permission: readsSignUps,
  },
  askedCompany: {
    path: '/statistical/registrationStatis/statisAreaList',
    title: { zh: '面积统计：企业', en: 'Companies by area' },
    permission: readsSignUps,
  },
  productCompany: {
    path: '/statistical/registrationStatis/statisProductList',
    title: { zh: '产品统计：企业', en: 'Companies by product' },
    permission: readsSignUps,
  },
  unplacedCompany: {
    path: '/statistical/statisNoBooth/list',
    title: { zh: '尚无展位的企业', en: 'Companies without a booth' },
    permission: readsSignUps,
  },
  signUpCompany: {
    path: '/applicationStatistical/detail',
    title: { zh: '报名统计：企业', en: 'Companies by day' },
    permission: readsSignUps,
  },
  countedBooth: {
    path: '/statistical/boothStatis/boothStatisProDetail',
    title: { zh: '展位统计：展位与企业', en: 'Booths and their companies' },
    permission: 'statistical/boothStatis:list',
  },
  countedContract: {
    path: '/statistical/contractStatis/list',
    title: { zh: '合同统计：合同', en: 'Contracts behind a figure' },
    permission: 'statistical/contractStatis:list',
  },
} as const satisfies Record<string, Address>

/** Further addresses of the tier list, each for one kind of tier. */
export const tierAddresses = {
  division: {
    path: '/booth/GearList/division',
    title: { zh: '档位划分', en: 'Tiers at a glance' },
    menu: inGroup('booths', 2),
  },
  registration: {
    path: '/booth/GearList/registrationDivisionList',
    title: { zh: '报名档位', en: 'Registration tiers' },
    menu: inGroup('booths', 3),
  },
  review: {
    path: '/booth/GearList/divisionList',
    title: { zh: '审核档位', en: 'Review tiers' },
    menu: inGroup('booths', 4),
  },
} as const satisfies Record<string, Address>

export type ListName = keyof typeof listAddresses

export const listScreens = Object.values({ ...listAddresses, ...tierAddresses }).map(
  (address) => ({ shell: 'organiser', auth: true, ...address }) as const,
) satisfies readonly Screen[]
