import { z } from 'zod'
import { creditCode } from '../credit-code'
import { defineMessages } from '../text'
import { emailRule, mobileRule, type PasswordLimits, passwordRule, proofOfCode, sameAs } from './credentials'

export const recoveryMessages = defineMessages('recovery', {
  mobile: { zh: '请输入正确手机号', en: 'Please enter a correct mobile number' },
  email: { zh: '邮箱格式不正确', en: 'The email format is not correct.' },
  code: { zh: '验证码输入错误', en: 'The verification code is error.' },
  companyName: { zh: '请输入公司名称', en: 'Company name is required' },
  tooLong: { zh: '最多可输入{limit}个字', en: 'Not more than {limit} characters' },
  password: {
    zh: '密码应为{least}-{most}位字母和数字组合',
    en: 'The password must have {least}-{most} letters and digits, with both kinds',
  },
  confirmation: { zh: '两次输入密码不一致', en: 'The two passwords don’t match' },
  mobileUnknown: { zh: '该手机号未注册！', en: 'This mobile number is not registered!' },
  emailUnknown: { zh: '该邮箱未注册！', en: 'This email address is not registered!' },
  usernameFound: { zh: '用户名找回成功！', en: 'Your username was found!' },
  passwordChanged: { zh: '密码修改成功，请重新登录', en: 'Your password was changed. Please log in' },
  proofExpired: {
    zh: '验证已失效，请重新获取验证码',
    en: 'The verification has expired. Please ask for a new code',
  },
  leave: { zh: '未保存的数据将丢失，确定返回吗？', en: 'Unsaved data will be lost. Leave this page?' },
  stayed: { zh: '已取消', en: 'Cancelled' },
})
const say = recoveryMessages

export const resetMessages = defineMessages('reset', {
  submitted: {
    zh: '账号重置申请已提交。组委会审核通过后，初始密码将以短信发送至新手机号，24小时内有效，登录后请及时修改密码。',
    en: 'Your account reset application was submitted. Once approved, an initial password is sent to the new mobile by SMS; it is valid for 24 hours and must be changed after login.',
  },
  sameMobile: {
    zh: '本企业使用手机号与新手机号一致,请重置密码',
    en: 'The company already uses this mobile number. Please reset the password',
  },
  unknownCompany: {
    zh: '未找到与公司名称和统一社会信用代码相符的账号',
    en: 'No account matches this company name and credit code',
  },
  mobileTaken: { zh: '新手机号已被其他账号使用', en: 'The new mobile number is used by another account' },
  alreadyPending: {
    zh: '该企业已有待审核的重置申请，请等待组委会处理',
    en: 'An application of this company is already awaiting review',
  },
  failed: { zh: '提交失败，请稍后再试', en: 'Submitting failed. Please try again later' },
})

/** First step of password recovery: prove that the phone or mailbox is yours. */
export const proveMobileForm = z.object({ mobile: mobileRule(say.mobile), ...proofOfCode(say.code) })
export const proveEmailForm = z.object({ email: emailRule(say.email), ...proofOfCode(say.code) })

/** Second step: the new password. */
export const newPasswordForm = (limits: PasswordLimits) => {
  const { check, fault } = sameAs(say.confirmation)
  return z
    .object({ password: passwordRule(limits, say.password), confirmation: z.string() })
    .refine(check, fault)
}
export const newPasswordRequest = (limits: PasswordLimits) =>
  z.object({ proof: z.string().max(200), password: passwordRule(limits, say.password) })

export const resetForm = z.object({
  companyName: z.string().trim().min(1, say.companyName).max(100, say.tooLong),
  creditCode,
  newMobile: mobileRule(say.mobile),
  ...proofOfCode(say.code),
})
export type ResetForm = z.infer<typeof resetForm>
