import type { Texts } from '../../lib/text'

export const checkPageTexts = {
  title: { zh: '企业核验', en: 'Company check' },
  facts: { zh: '企业信息', en: 'Company' },
  edition: { zh: '第 {edition} 届报名', en: 'Sign-up for edition {edition}' },
  nameZh: { zh: '中文名称', en: 'Chinese name' },
  nameEn: { zh: '英文名称', en: 'English name' },
  creditCode: { zh: '统一社会信用代码', en: 'Credit code' },
  registrationNumber: { zh: '报名编号', en: 'Registration no.' },
  submittedAt: { zh: '提交时间', en: 'Submitted' },
  contact: { zh: '联系人', en: 'Contact' },
  mobile: { zh: '联系手机', en: 'Contact’s mobile' },
  email: { zh: '电子邮箱', en: 'Email' },
  username: { zh: '登录账号', en: 'Login' },
  booths: { zh: '展位', en: 'Booths' },
  none: { zh: '未填写', en: 'Not given' },
  noNumber: { zh: '提交后生成', en: 'Given on submission' },
  noBooths: { zh: '尚无展位', en: 'No booth yet' },
  unnamed: { zh: '尚未填写名称的企业', en: 'A company without a name yet' },
  blacklisted: { zh: '黑名单', en: 'Blacklisted' },

  nothingAsked: { zh: '请先选择一家企业', en: 'Choose a company first' },
  nothingAskedNote: {
    zh: '用页头的搜索框（{shortcut}）按名称、信用代码、报名编号或手机号查找企业。',
    en: 'Search ({shortcut}, in the header) by name, credit code, registration number or mobile.',
  },
  nothingAskedTouch: {
    zh: '点页头的放大镜，按名称、信用代码、报名编号或手机号查找企业。',
    en: 'Tap the magnifier in the header and search by name, credit code, registration number or mobile.',
  },
  unknown: { zh: '没有找到这家企业', en: 'There is no such company' },
  unknownNote: {
    zh: '它可能已被删除，或链接不完整。请用页头的搜索框重新查找。',
    en: 'It may have been deleted, or the link is incomplete. Use the search in the header to find it.',
  },
} satisfies Texts
