import type { Texts } from '../lib/text'

export const organiserTexts = {
  title: { zh: '本届概览', en: 'This edition at a glance' },
  subtitle: { zh: '第 {edition} 届，有变动时自动更新', en: 'Edition {edition}, updated as things change' },
  signUps: { zh: '报名进度', en: 'Sign-ups' },
  registered: { zh: '已注册', en: 'Registered' },
  submitted: { zh: '已提交', en: 'Submitted' },
  awaitingReview: { zh: '待审核', en: 'Awaiting review' },
  approved: { zh: '审核通过', en: 'Approved' },
  rejected: { zh: '已退回', en: 'Returned' },
  withBooths: { zh: '已有展位', en: 'With booths' },
  companies: { zh: '家企业', en: { one: 'company', other: 'companies' } },
  shareOfRegistered: { zh: '占已注册 {share}', en: '{share} of registered' },

  halls: { zh: '展馆占用', en: 'Hall occupancy' },
  hallsTotal: {
    zh: '{taken} / {booths} 个展位已定，{share}',
    en: '{taken} of {booths} booths taken, {share}',
  },
  hallsReserved: { zh: '已预留 {count} 个', en: '{count} reserved' },
  view: { zh: '展馆占用的显示方式', en: 'How to show hall occupancy' },
  asChart: { zh: '图形', en: 'Chart' },
  asTable: { zh: '表格', en: 'Table' },
  hall: { zh: '展馆', en: 'Hall' },
  hallTaken: { zh: '已定展位', en: 'Booths taken' },
  hallReserved: { zh: '已预留', en: 'Reserved' },
  hallBooths: { zh: '展位总数', en: 'Booths' },
  hallTakenArea: { zh: '已定面积 m²', en: 'Area taken, m²' },
  hallArea: { zh: '总面积 m²', en: 'Area, m²' },
  hallShare: { zh: '占用率', en: 'Share' },
  total: { zh: '合计', en: 'Total' },
  noHalls: { zh: '还没有展馆', en: 'No halls yet' },
  noHallsNote: {
    zh: '建好展馆和展位后，这里显示占用情况。',
    en: 'Once halls and booths exist, their occupancy shows here.',
  },
  boothRatio: { zh: '{taken} / {booths}', en: '{taken} / {booths}' },

  newest: { zh: '最新提交', en: 'Latest submissions' },
  noNewest: { zh: '还没有企业提交报名', en: 'No sign-up has been submitted yet' },
  noNewestNote: { zh: '企业提交后会立即出现在这里。', en: 'Submissions appear here the moment they arrive.' },
} satisfies Texts
