import type { Texts } from '../../lib/text'

export const registerTexts = {
  title: { zh: '用户注册', en: 'Register' },
  leadMobile: {
    zh: '手机号即登录用户名。一家企业注册一个账号。',
    en: 'Your mobile number is your username. One account for each company.',
  },
  leadEmail: {
    zh: '邮箱即登录用户名。一家企业注册一个账号。',
    en: 'Your email address is your username. One account for each company.',
  },
  next: { zh: '下一步', en: 'Next' },

  companyTitle: { zh: '填写企业基本信息，完成注册', en: 'Company information to finish registration' },
  companyName: { zh: '公司名称', en: 'Company name' },
  companyNameHint: { zh: '与营业执照一致', en: 'The registered name, in English characters' },
  contactName: { zh: '联系人', en: 'Contact person' },
  recoveryEmail: { zh: '找回邮箱（选填）', en: 'Standby email (optional)' },
  recoveryEmailHint: {
    zh: '用于找回密码和用户名，之后也可在报名信息中填写',
    en: 'For recovering your password or username; you can also add it in your sign-up later',
  },
  finish: { zh: '完成注册', en: 'Finish registration' },

  resetTitle: { zh: '信用代码已注册', en: 'Credit code already registered' },
  toReset: { zh: '前往重置', en: 'Go to reset' },

  tipsTitle: { zh: '报名须知', en: 'Before you sign up' },
  tipsLead: {
    zh: '登录后填写报名信息，请提前准备：',
    en: 'After logging in, fill in your sign-up. Please have ready:',
  },
  tipLicence: { zh: '营业执照：图片或单页 PDF', en: 'A sign-up file or brochure: an image or a pdf' },
  tipInvoice: { zh: '开票信息', en: 'Invoice information' },
  tipLogo: { zh: '企业 logo 与企业简介', en: 'Your logo and company profile' },
  tipProducts: {
    zh: '2–15 项产品介绍，每项含图片和说明',
    en: '2–15 product introductions, each with a picture and a description',
  },
  tipsSubmit: {
    zh: '每个部分填写后请保存，全部保存后再提交。请如实准确填写，报名信息是选择展位的依据。',
    en: 'Save every section, then submit. Please be accurate: booth selection is based on your sign-up.',
  },
  toLogin: { zh: '去登录', en: 'Go to login' },
} satisfies Texts
