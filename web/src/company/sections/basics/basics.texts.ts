import type { UserType } from '@fairground/domain/account'
import { type FieldName, fieldTitle } from '@fairground/domain/company/sections'
import type { Text } from '@fairground/domain/text'
import type { TextEntry, Texts } from '../../../lib/text'

export const basicsTexts = {
  groupCompany: { zh: '企业', en: 'Company' },
  groupContact: { zh: '联系方式', en: 'Contact' },
  groupMailing: { zh: '邮寄信息', en: 'Mailing' },

  changeMobile: { zh: '更换', en: 'Change' },
  mobileHint: {
    zh: '即登录手机号，更换时须验证新号码',
    en: 'Your login mobile; a new one is verified by a code',
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
  sameAsContact: { zh: '与联系人相同', en: 'Same as the contact' },
  sameAsRegistered: { zh: '与注册地址相同', en: 'Same as the registered address' },
  emailProved: { zh: '邮箱验证成功，保存后生效', en: 'Verified; it counts once you save' },
} satisfies Texts

/** One choice on the page, two answers in the record. */
export const mailingPlace: Text = { zh: '合同邮寄地址', en: 'Province and city' }

export type BasicsName = FieldName<'basics'> | 'mailingPlace'

export const basicsLabel = (variant: UserType, name: BasicsName): TextEntry =>
  name === 'mailingPlace' ? mailingPlace : fieldTitle('basics', name, variant)
