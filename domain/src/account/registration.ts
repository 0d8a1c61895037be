import { z } from 'zod'
import { type CheckDigitRule, newCreditCode } from '../credit-code'
import { defineMessages, inEnglishCharacters } from '../text'
import { emailRule, mobileRule, type PasswordLimits, passwordRule, proofOfCode, sameAs } from './credentials'

export const registrationMessages = defineMessages('registration', {
  mobile: { zh: '*请填写正确的手机号', en: '*Please enter a correct mobile number' },
  email: { zh: '*邮箱格式不正确', en: '*The email format is not correct.' },
  code: { zh: '*验证码不正确', en: '*The verification code is not correct' },
  password: {
    zh: '*密码应为{least}-{most}位字母和数字组合',
    en: '*The password must have {least}-{most} letters and digits, with both kinds',
  },
  confirmation: { zh: '*两次密码不一致', en: '*The two passwords don’t match' },
  nameZh: { zh: '请输入中文公司名称', en: 'Please enter the Chinese company name' },
  nameEn: { zh: '请输入英文公司名称', en: 'Company name is required' },
  noChinese: { zh: '请输入英文字符', en: 'Please use English characters' },
  contact: { zh: '请输入联系人', en: 'Contact person is required' },
  tooLong: { zh: '最多可输入{limit}个字', en: 'Not more than {limit} characters' },
  done: { zh: '注册成功！', en: 'Registered successfully!' },
  failed: { zh: '注册失败', en: 'Registration failed' },
  usernameTaken: { zh: '用户名已存在！', en: 'The email is registered.' },
  creditCodeTaken: {
    zh: '该统一社会信用代码已注册，是否前往重置账号？',
    en: 'This credit code is already registered. Go to account reset?',
  },
})
const say = registrationMessages

const withoutChinese = (most: number, missing: string) =>
  z.string().trim().min(1, missing).max(most, say.tooLong).refine(inEnglishCharacters, say.noChinese)

/** The first screen of registration, by variant. */
export const registrationForms = (limits: PasswordLimits, checkDigit: CheckDigitRule) => {
  const password = passwordRule(limits, say.password)
  const { check, fault } = sameAs(say.confirmation)
  const rest = { ...proofOfCode(say.code), password, confirmation: z.string() }
  return {
    CHN: z
      .object({ creditCode: newCreditCode(checkDigit), username: mobileRule(say.mobile), ...rest })
      .refine(check, fault),
    ENG: z.object({ username: emailRule(say.email), ...rest }).refine(check, fault),
  }
}

/** The dialog that finishes registration. */
export const companyBasicsForms = {
  CHN: z.object({
    companyName: z.string().trim().min(1, say.nameZh).max(100, say.tooLong),
    contactName: z.string().trim().min(1, say.contact).max(25, say.tooLong),
    recoveryEmail: z.union([z.literal(''), emailRule(say.email)]),
  }),
  ENG: z.object({
    companyName: withoutChinese(200, say.nameEn),
    contactName: withoutChinese(50, say.contact),
    recoveryEmail: z.union([z.literal(''), emailRule(say.email)]),
  }),
}

/** What the server takes: both screens together. */
export const registrationRequest = (limits: PasswordLimits, checkDigit: CheckDigitRule) => {
  const password = passwordRule(limits, say.password)
  const proof = proofOfCode(say.code)
  return z.discriminatedUnion('userType', [
    z.object({
      userType: z.literal('CHN'),
      creditCode: newCreditCode(checkDigit),
      username: mobileRule(say.mobile),
      password,
      ...proof,
      company: companyBasicsForms.CHN,
    }),
    z.object({
      userType: z.literal('ENG'),
      username: emailRule(say.email),
      password,
      ...proof,
      company: companyBasicsForms.ENG,
    }),
  ])
}
export type RegistrationRequest = z.infer<ReturnType<typeof registrationRequest>>
