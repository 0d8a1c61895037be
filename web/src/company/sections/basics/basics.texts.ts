import type { Texts } from '../../../lib/text'

/** One label serves both variants: Chinese companies read the Chinese one, overseas companies the English one. */
export const basicsTexts = {
  groupCompany: { zh: '企业', en: 'Company' },
  groupContact: { zh: '联系方式', en: 'Contact' },
  groupMailing: { zh: '邮寄信息', en: 'Mailing' },
  groupDocument: { zh: '证明文件', en: 'Document' },

  nameZh: { zh: '中文公司名称', en: 'Chinese company name' },
  nameEn: { zh: '英文公司名称', en: 'Company name' },
  shortNameZh: { zh: '公司简称', en: 'Chinese short name' },
  shortNameEn: { zh: '英文简称', en: 'Short name' },
  registeredAddress: { zh: '注册地址', en: 'Address' },
  officePhone: { zh: '办公电话', en: 'Phone' },
  officeExtension: { zh: '分机号', en: 'Extension' },
  contactName: { zh: '联系人', en: 'Contact person' },
  contactMobile: { zh: '联系人手机号', en: 'Contact phone' },
  backupName: { zh: '备用联系人', en: 'Legal representative' },
  backupMobile: { zh: '备用联系人手机号', en: 'Phone of the legal representative' },
  mailingName: { zh: '邮寄联系人', en: 'Mailing contact' },
  mailingMobile: { zh: '邮寄联系人手机号', en: 'Mailing contact’s mobile' },
  mailingPlace: { zh: '合同邮寄地址', en: 'Province and city' },
  mailingDetail: { zh: '合同邮寄详细地址', en: 'Mailing address' },
  invoiceAddress: { zh: '发票邮寄地址', en: 'Invoice mailing address' },
  fax: { zh: '传真', en: 'Fax' },
  website: { zh: '网址', en: 'Website' },
  recoveryEmail: { zh: '找回邮箱', en: 'Standby email' },
  email: { zh: '邮箱', en: 'Email' },
  wechat: { zh: '微信号', en: 'WeChat id' },
  postalCode: { zh: '邮政编码', en: 'Postal code' },
  document: { zh: '营业执照', en: 'Sign-up file or brochure' },

  oneWord: { zh: '一个单词，不含空格', en: 'One word, no spaces' },
  changeMobile: { zh: '更换', en: 'Change' },
  mobileHint: {
    zh: '即登录手机号，更换时须在个人中心验证新号码',
    en: 'Your login mobile; change it in the personal center',
  },
  emailHint: { zh: '用于找回用户名和密码', en: 'For recovering your username and password' },
  emailVerified: { zh: '已验证', en: 'Verified' },
  emailEntered: {
    zh: '验证码已填写，保存时完成验证',
    en: 'Code entered; the address is verified when you save',
  },
} satisfies Texts
