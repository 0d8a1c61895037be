import { z } from 'zod'
import { emailRule, mobileRule, type UserType } from '../../account'
import { type CheckDigitRule, newCreditCode } from '../../credit-code'
import { defineMessages } from '../../text'
import { textRules } from './text-rules'

export const onBehalfMessages = defineMessages('onBehalf', {
  account: { zh: '请先选择账号', en: 'Please choose an account first' },
  unknownAccount: {
    zh: '账号不存在、已停用，或不属于这一类企业',
    en: 'This account does not exist, is disabled, or belongs to the other kind of company',
  },
  hasSignUp: {
    zh: '该账号本届已有报名，请直接编辑那一份',
    en: 'This account already has a sign-up in this edition. Please edit that one',
  },
  mobile: { zh: '请输入正确格式的手机号', en: 'Please enter a correct mobile number' },
  mobileTaken: { zh: '该手机号已有账号', en: 'This mobile number already has an account' },
  emailTaken: { zh: '该邮箱已有账号', en: 'This email address already has an account' },
  creditCodeTaken: {
    zh: '该统一社会信用代码本届已有报名',
    en: 'This credit code already has a sign-up in this edition',
  },
})
const say = onBehalfMessages

/** What staff must know to open an account for a company: how it logs in, and which company it is. */
export const newAccountForms = (checkDigit: CheckDigitRule) => ({
  CHN: z.object({ username: mobileRule(say.mobile), creditCode: newCreditCode(checkDigit) }),
  ENG: z.object({ username: emailRule(textRules.email) }),
})

export const usernameTaken = (variant: UserType): string =>
  variant === 'CHN' ? say.mobileTaken : say.emailTaken
