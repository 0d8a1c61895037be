import type { Texts } from '../lib/text'

export const searchTexts = {
  open: { zh: '搜索企业、展位、资料…', en: 'Search companies, booths, lists…' },
  dialog: { zh: '全局搜索', en: 'Search everything' },
  field: { zh: '搜索', en: 'Search' },
  placeholder: {
    zh: '企业名称、信用代码、报名编号、手机号、展位号…',
    en: 'Company, credit code, registration no., mobile, booth…',
  },
  results: { zh: '搜索结果', en: 'Results' },
  clear: { zh: '清空', en: 'Clear' },
  close: { zh: '关闭', en: 'Close' },

  recent: { zh: '最近搜索', en: 'Recent searches' },
  forget: { zh: '清除记录', en: 'Clear them' },
  companies: { zh: '企业', en: 'Companies' },
  halls: { zh: '展馆', en: 'Halls' },
  booths: { zh: '展位', en: 'Booths' },
  screens: { zh: '前往', en: 'Go to' },

  more: { zh: '另有 {count} 条', en: '{count} more' },
  moreCapped: {
    zh: '另有 {count} 条以上，请输入更多文字',
    en: 'More than {count} others: type more to narrow down',
  },
  counted: { zh: '显示 {count} 条', en: '{count} shown' },
  searching: { zh: '正在搜索', en: 'Searching' },
  nothing: { zh: '没有找到“{text}”', en: 'Nothing found for “{text}”' },
  nothingNote: {
    zh: '换个写法，或改用信用代码、报名编号、手机号试试。',
    en: 'Try another spelling, or the credit code, registration number or mobile.',
  },
  tooShort: {
    zh: '再输入一个字母或数字；一个汉字即可开始搜索。',
    en: 'One more letter or digit, please. One Chinese character is enough.',
  },
  failed: { zh: '搜索未能完成', en: 'The search failed' },
  failedNote: { zh: '已输入的内容还在，请重试。', en: 'What you typed is still here. Please try again.' },

  keysMove: { zh: '选择', en: 'move' },
  keysOpen: { zh: '打开', en: 'open' },
  keysClose: { zh: '关闭', en: 'close' },

  blacklisted: { zh: '黑名单', en: 'Blacklisted' },
  unnamed: { zh: '（未填写名称）', en: '(no name yet)' },
  serial: { zh: '序号 {detail}', en: 'No. {detail}' },
  certificate: { zh: '证书号 {detail}', en: 'Certificate {detail}' },
  grade: { zh: '{detail} 级', en: 'Grade {detail}' },
  until: { zh: '有效期至 {date}', en: 'until {date}' },
} satisfies Texts

export const floorTexts = {
  opened: { zh: '已显示 {code} 的信息', en: 'Showing {code}' },
  back: { zh: '返回结果', en: 'Back to results' },
  hallFacts: { zh: '展馆信息', en: 'Hall' },
  boothFacts: { zh: '展位信息', en: 'Booth' },
  onPlan: { zh: '在展位图上查看', en: 'Show on the plan' },
  openBooth: { zh: '展位详情', en: 'About the booth' },
  listed: { zh: '展位列表', en: 'List of booths' },
  indoor: { zh: '室内', en: 'Indoor' },
  outdoor: { zh: '室外', en: 'Outdoor' },
  size: { zh: '尺寸', en: 'Size' },
  sides: { zh: '{width} × {depth} m', en: '{width} × {depth} m' },
  sidesAndArea: { zh: '{width} × {depth} m，{area} m²', en: '{width} × {depth} m, {area} m²' },
  kind: { zh: '类型', en: 'Kind' },
  boothsByState: { zh: '展位（共 {count} 个）', en: { one: '{count} booth', other: '{count} booths' } },
  noBooths: { zh: '还没有展位', en: 'No booths yet' },
  hall: { zh: '展馆', en: 'Hall' },
  standard: { zh: '标准展位', en: 'Standard booth' },
  raw: { zh: '光地', en: 'Raw space' },
  exhibits: { zh: '展品类型', en: 'Exhibits' },
  openSides: { zh: '开口', en: 'Open sides' },
  openSidesCount: { zh: '{count} 面', en: '{count}' },
  state: { zh: '状态', en: 'State' },
  holder: { zh: '参展企业', en: 'Held by' },
  noHolder: { zh: '暂无', en: 'Nobody' },
} satisfies Texts
