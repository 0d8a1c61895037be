import type { Text } from '../text'

type Choices = Record<string, Text>

export const newsCategories = {
  announcement: { zh: '公告', en: 'Announcement' },
  news: { zh: '动态', en: 'News' },
  event: { zh: '活动', en: 'Event' },
  exhibitors: { zh: '参展商', en: 'Exhibitors' },
  press: { zh: '媒体', en: 'Press' },
} as const satisfies Choices

export const dateAudiences = {
  exhibitors: { zh: '参展商', en: 'Exhibitors' },
  visitors: { zh: '观众', en: 'Visitors' },
  everybody: { zh: '所有人', en: 'Everybody' },
} as const satisfies Choices

export const noticeAudiences = {
  all: { zh: '全部参展商', en: 'All exhibitors' },
  CHN: { zh: '境内参展商', en: 'Exhibitors from China' },
  ENG: { zh: '境外参展商', en: 'Overseas exhibitors' },
} as const satisfies Choices

export const guideTopics = {
  admission: { zh: '入场', en: 'Admission' },
  travel: { zh: '交通', en: 'Getting there' },
  onSite: { zh: '现场服务', en: 'On site' },
  rules: { zh: '须知', en: 'Please note' },
} as const satisfies Choices

export const paymentMethods = {
  domestic: { zh: '人民币汇款', en: 'Transfer in CNY' },
  overseas: { zh: '外币汇款', en: 'Transfer from abroad' },
  online: { zh: '在线支付', en: 'Online' },
} as const satisfies Choices

export const providerCategories = {
  stands: { zh: '展台搭建', en: 'Stand building' },
  hire: { zh: '家具与设备租赁', en: 'Furniture and equipment' },
  interpreting: { zh: '翻译与礼仪', en: 'Interpreting and staff' },
  insurance: { zh: '保险', en: 'Insurance' },
  travel: { zh: '差旅', en: 'Travel' },
  other: { zh: '其他', en: 'Other' },
} as const satisfies Choices

export const resourceCategories = {
  identity: { zh: '标识与模板', en: 'Logos and templates' },
  print: { zh: '海报与资料', en: 'Posters and papers' },
  film: { zh: '视频', en: 'Films' },
  advertising: { zh: '广告位', en: 'Advertising space' },
} as const satisfies Choices

export const partnerLevels = {
  host: { zh: '主办单位', en: 'Host' },
  coHost: { zh: '协办单位', en: 'Co-host' },
  strategic: { zh: '战略合作', en: 'Strategic partner' },
  media: { zh: '支持媒体', en: 'Media' },
  supporter: { zh: '支持单位', en: 'Supporter' },
} as const satisfies Choices

export const hotelStars = {
  five: { zh: '五星', en: '5 stars' },
  four: { zh: '四星', en: '4 stars' },
  three: { zh: '三星', en: '3 stars' },
  budget: { zh: '经济型', en: 'Budget' },
} as const satisfies Choices

export const cuisines = {
  chinese: { zh: '中餐', en: 'Chinese' },
  halal: { zh: '清真', en: 'Halal' },
  western: { zh: '西餐', en: 'Western' },
  fast: { zh: '简餐', en: 'Quick meals' },
  cafe: { zh: '咖啡与茶', en: 'Coffee and tea' },
} as const satisfies Choices

/** What the home page of the site is made of. */
export const homeBlocks = {
  countdown: { zh: '开幕倒计时', en: 'Countdown' },
  welcome: { zh: '欢迎辞', en: 'Welcome' },
  features: { zh: '展会特色', en: 'Features' },
  dates: { zh: '时间安排', en: 'Dates' },
  plan: { zh: '实时展位图', en: 'Live plan' },
  news: { zh: '新闻', en: 'News' },
  highlights: { zh: '展会风采', en: 'Show highlights' },
  guide: { zh: '观展指南', en: 'Visitor guide' },
  stay: { zh: '住宿与餐饮', en: 'Hotels and restaurants' },
  partners: { zh: '合作伙伴', en: 'Partners' },
  questions: { zh: '常见问题', en: 'FAQ' },
} as const satisfies Choices
