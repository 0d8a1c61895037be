import { z } from 'zod'
import { defineMessages } from '../text'
import { type PasswordLimits, passwordRule } from './credentials'
import { mobilePattern } from './login'
import type { CurrentUser } from './user'

export const personalMessages = defineMessages('personal', {
  mobileMissing: { zh: '请输入手机号', en: 'Please input a mobile number.' },
  mobileFormat: { zh: '手机号格式不正确', en: 'The mobile number format is not correct.' },
  emailMissing: { zh: '请输入邮箱', en: 'Please input a email.' },
  emailFormat: { zh: '邮箱格式不正确', en: 'The email format is not correct.' },
  nameFormat: {
    zh: '用户名应以字母开头，为2-50位字母、数字、点、横线或下划线',
    en: 'The username starts with a letter and has 2-50 letters, digits, dots, dashes or underscores.',
  },
  nameMissing: { zh: '请输入用户名', en: 'Please input a username.' },
  code: { zh: '验证码输入错误', en: 'The verification code is error.' },
  password: {
    zh: '密码应为{least}-{most}位字母、数字组合',
    en: 'The password must have {least}-{most} letters and digits, with both kinds.',
  },
  oldPasswordMissing: { zh: '请输入当前密码', en: 'Enter your current password' },
  oldPasswordWrong: { zh: '当前密码不正确', en: 'The current password is not correct' },
  confirmation: { zh: '两次输入密码不一致', en: 'The two passwords don’t match.' },
  changed: { zh: '修改成功，3秒后退出登录', en: 'Modify success, log out after 3 seconds.' },
  failed: { zh: '修改失败，请重试', en: 'Modify the failure, please try again.' },
  usernameTaken: { zh: '用户名已存在', en: 'The email is registered.' },
  usernameSame: { zh: '用户名未变化', en: 'The username has not changed.' },
  nothingChanged: { zh: '用户名密码未变化', en: 'Neither username nor password has changed.' },
  expired: { zh: '用户登陆超时，请重新登陆。', en: 'Your session has expired. Please log in again.' },
})
const say = personalMessages

type Kind = Pick<CurrentUser, 'department' | 'userType'>

/** What a username must look like: a mobile for Chinese exhibitors, a mailbox for overseas ones, a name for staff. */
export function usernameRule({ department, userType }: Kind) {
  // Staff names look like neither a mobile nor a mailbox, so that no code can ever open a staff account.
  if (department !== 'exhibitor') {
    return z
      .string()
      .trim()
      .min(1, say.nameMissing)
      .regex(/^[A-Za-z][\w.-]{1,49}$/, say.nameFormat)
  }
  return userType === 'ENG'
    ? z.string().trim().toLowerCase().min(1, say.emailMissing).pipe(z.email(say.emailFormat))
    : z.string().trim().min(1, say.mobileMissing).regex(mobilePattern, say.mobileFormat)
}

export const personalPasswordRule = (limits: PasswordLimits) => passwordRule(limits, say.password)

/** The dialog: username and password are each changed only while their own edit is open. */
export const personalCenterForm = (kind: Kind, limits: PasswordLimits) => ({
  username: z.object({
    username: usernameRule(kind),
    code:
      kind.department === 'exhibitor'
        ? z
            .string()
            .trim()
            .regex(/^\d{6}$/, say.code)
        : z.string().optional(),
  }),
  password: z
    .object({
      oldPassword: z.string(say.oldPasswordMissing).min(1, say.oldPasswordMissing),
      password: personalPasswordRule(limits),
      confirmation: z.string(),
    })
    .refine((form) => form.password === form.confirmation, {
      path: ['confirmation'],
      error: say.confirmation,
    }),
})

/** What the server takes. It judges format again once it knows who is asking. */
export const accountChange = z.object({
  username: z.string().trim().max(100).optional(),
  password: z.string().max(200).optional(),
  /** A session alone changes no password: whoever sits down at somebody else's screen has that too. */
  oldPassword: z.string().max(200).optional(),
  ticket: z.string().max(100).optional(),
  code: z.string().max(20).optional(),
  /** Whoever changes the mobile while filling in a form stays there; other sessions end all the same. */
  keepSession: z.boolean().optional(),
})
export type AccountChange = z.infer<typeof accountChange>
