import { z } from 'zod'
import { defineMessages } from '../text'

const messages = defineMessages('loginForm', {
  mobile: { zh: '*请输入正确手机号', en: '*Please enter a correct mobile number' },
  email: { zh: '*邮箱格式不正确', en: '*The email format is not correct.' },
  username: { zh: '*请输入用户名', en: '*Please enter the username' },
  password: { zh: '*请输入密码', en: '*Please enter the password' },
  captcha: { zh: '*验证码错误', en: '*The picture code is not correct' },
})

export const mobilePattern = /^1[3-9]\d{9}$/

/** What was typed into the picture-code field, and the picture it answers. */
const captchaAnswer = z.object({
  ticket: z.string().max(100),
  answer: z.string().trim().max(20, messages.captcha),
})
export type CaptchaAnswer = z.infer<typeof captchaAnswer>

/** The rule of the field on screen. The server asks the picture itself, so that a captcha can be switched off. */
export const captchaField = z.string().trim().length(4, messages.captcha)

const password = z.string().min(1, messages.password).max(200, messages.password)
const rest = { password, captcha: captchaAnswer }

/** The three doors differ only in what a username looks like. */
export const loginForms = {
  mobile: z.object({
    door: z.literal('mobile'),
    username: z.string().trim().regex(mobilePattern, messages.mobile),
    ...rest,
  }),
  email: z.object({
    door: z.literal('email'),
    username: z.string().trim().max(100, messages.email).pipe(z.email(messages.email)),
    ...rest,
  }),
  staff: z.object({
    door: z.literal('staff'),
    username: z.string().trim().min(1, messages.username).max(100, messages.username),
    ...rest,
  }),
}
export type LoginDoor = keyof typeof loginForms

export const loginRequest = z.discriminatedUnion('door', [
  loginForms.mobile,
  loginForms.email,
  loginForms.staff,
])
export type LoginRequest = z.infer<typeof loginRequest>

export const loginMessages = defineMessages('login', {
  unknownAccount: { zh: '账号不存在', en: 'This account does not exist' },
  wrongPassword: { zh: '密码不正确', en: 'The password is not correct' },
  unknownAccountOrPassword: { zh: '账号或密码不正确', en: 'The account or password is not correct' },
  failed: { zh: '登录失败', en: 'Login failed' },
  initialPasswordOver: {
    zh: '初始密码已失效，请通过忘记密码重新设置',
    en: 'The initial password is no longer valid. Please set a new one with “Forgot password?”',
  },
  disabled: { zh: '账号已停用，请联系组委会', en: 'This account is disabled. Please contact the organiser' },
  locked: {
    zh: '密码错误次数过多，请在{minutes}分钟后重试',
    en: 'Too many failed attempts. Please try again in {minutes} minutes',
  },
  codeWrong: { zh: '*验证码不正确', en: '*The verification code is not correct' },
  captchaWrong: { zh: '*验证码错误', en: '*The picture code is not correct' },
  busy: { zh: '登录人数较多，请稍后再试', en: 'Many people are logging in. Please try again in a moment' },
})

export const sessionMessages = defineMessages('session', {
  expired: { zh: '登录超时，请重新登录', en: 'Your session has expired. Please log in again' },
  ended: { zh: '您已退出登录，请重新登录', en: 'You have been logged out. Please log in again' },
  mustChangePassword: {
    zh: '为保证信息安全，请点击右上角用户名，前往用户中心，按照密码校验规则修改密码',
    en: 'To keep your information safe, please click your username at the top right, open the personal center and change your password according to the password rules',
  },
  forbidden: { zh: '您没有权限进行此操作', en: 'You are not allowed to do this' },
  tokenMissing: {
    zh: '请求缺少会话令牌，请刷新页面后重试',
    en: 'The session token is missing. Please reload the page',
  },
})
