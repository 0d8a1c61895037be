import type { Texts } from '../lib/text'

export const guideTexts = {
  contents: { zh: '目录', en: 'Contents' },
  home: { zh: '返回首页', en: 'Back to homepage' },
  login: { zh: '登录', en: 'Log in' },
  print: { zh: '打印', en: 'Print' },
  contact: { zh: '联系方式', en: 'Contact' },
  phones: { zh: '客服电话：{phones}', en: 'Support lines: {phones}' },
  phonesMissing: {
    zh: '客服电话暂时取不到，请查看登录页底部。',
    en: 'The support lines are not available right now; you find them at the foot of the login page.',
  },
  deadline: { zh: '本届报名截止：{deadline}。', en: 'Sign-up for this edition closes on {deadline}.' },
  otherRegistration: { zh: '另见：注册指南', en: 'See also: registration guide' },
  otherHelp: { zh: '另见：帮助手册', en: 'See also: help manual' },
} satisfies Texts
