import type { UserType } from '@fairground/domain/account'
import type { TextEntry, Texts } from '../../../lib/text'

export const basicsTexts = {
  groupCompany: { zh: '企业', en: 'Company' },
  groupContact: { zh: '联系方式', en: 'Contact' },
  groupMailing: { zh: '邮寄信息', en: 'Mailing' },

  oneWord: { zh: '一个单词，不含空格', en: 'One word, no spaces' },
  changeMobile: { zh: '更换', en: 'Change' },
  mobileHint: {
    zh: '即登录手机号，更换时须在个人中心验证新号码',
    en: 'Your login mobile; change it in the personal center',
  },
  mobileHintStaff: {
    zh: '只改联系方式，登录手机号不变；企业下次自行保存时恢复为登录手机号',
    en: 'The login mobile does not change with it, and comes back here when the company next saves this section itself',
  },
  emailHint: { zh: '用于找回用户名和密码', en: 'For recovering your username and password' },
  emailHintStaff: {
    zh: '企业用它找回用户名和密码；工作人员修改无需验证码',
    en: 'The company recovers its username and password with it; staff need no code to change it',
  },
  emailVerified: { zh: '已验证', en: 'Verified' },
  emailEntered: {
    zh: '验证码已填写，保存时完成验证',
    en: 'Code entered; the address is verified when you save',
  },
} satisfies Texts

const shared = {
  contactName: { zh: '联系人', en: 'Contact person' },
  fax: { zh: '传真', en: 'Fax' },
  website: { zh: '网址', en: 'Website' },
} satisfies Texts

const chinese = {
  ...shared,
  nameZh: { zh: '中文公司名称', en: 'Chinese company name' },
  nameEn: { zh: '英文公司名称', en: 'English company name' },
  shortNameZh: { zh: '公司简称', en: 'Chinese short name' },
  shortNameEn: { zh: '英文简称', en: 'English short name' },
  registeredAddress: { zh: '注册地址', en: 'Registered address' },
  officePhone: { zh: '办公电话', en: 'Office phone' },
  officeExtension: { zh: '分机号', en: 'Extension' },
  contactMobile: { zh: '联系人手机号', en: 'Contact’s mobile' },
  backupName: { zh: '备用联系人', en: 'Backup contact' },
  backupMobile: { zh: '备用联系人手机号', en: 'Backup contact’s mobile' },
  mailingName: { zh: '邮寄联系人', en: 'Mailing contact' },
  mailingMobile: { zh: '邮寄联系人手机号', en: 'Mailing contact’s mobile' },
  mailingPlace: { zh: '合同邮寄地址', en: 'Province and city' },
  mailingDetail: { zh: '合同邮寄详细地址', en: 'Mailing address' },
  invoiceAddress: { zh: '发票邮寄地址', en: 'Invoice mailing address' },
  recoveryEmail: { zh: '找回邮箱', en: 'Recovery email' },
  wechat: { zh: '微信号', en: 'WeChat id' },
  document: { zh: '营业执照', en: 'Business licence' },
} satisfies Texts

const overseas = {
  ...shared,
  nameEn: { zh: '英文公司名称', en: 'Company name' },
  shortNameEn: { zh: '英文简称', en: 'Short name' },
  registeredAddress: { zh: '公司地址', en: 'Address' },
  officePhone: { zh: '电话', en: 'Phone' },
  contactMobile: { zh: '联系人电话', en: 'Contact phone' },
  backupName: { zh: '法定代表人', en: 'Legal representative' },
  backupMobile: { zh: '法定代表人电话', en: 'Phone of the legal representative' },
  recoveryEmail: { zh: '备用邮箱', en: 'Standby email' },
  email: { zh: '邮箱', en: 'Email' },
  postalCode: { zh: '邮政编码', en: 'Postal code' },
  document: { zh: '报名文件或宣传册', en: 'Sign-up file or brochure' },
} satisfies Texts

export type BasicsName = Exclude<keyof typeof chinese | keyof typeof overseas, 'document'>

/** What each question is called: the same field may ask Chinese and overseas companies for different things. */
const labels: Record<UserType, Partial<Record<BasicsName | 'document', TextEntry>>> = {
  CHN: chinese,
  ENG: overseas,
}

export const basicsLabel = (variant: UserType, name: BasicsName | 'document'): TextEntry =>
  labels[variant][name] ?? { ...overseas, ...chinese }[name]
