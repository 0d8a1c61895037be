import type { Screen } from '../kernel/screen'

const chinese = { shell: 'login-ch', auth: false } as const
const overseas = { shell: 'login-en', auth: false } as const
const titles = {
  login: { zh: '登录', en: 'Log in' },
  register: { zh: '用户注册', en: 'Register' },
  forgetPassword: { zh: '忘记密码', en: 'Forgot password?' },
  changePassword: { zh: '设置新密码', en: 'Set a new password' },
  forgetUsername: { zh: '忘记用户名', en: 'Forgot username?' },
} as const

export const openAccountScreens = [
  { ...chinese, path: '/exhibition/login/ch/login', title: titles.login },
  { ...chinese, path: '/exhibition/login/ch/Administrator', title: { zh: '管理员登录', en: 'Staff login' } },
  { ...chinese, path: '/exhibition/login/ch/Register', title: titles.register },
  { ...chinese, path: '/exhibition/login/ch/ForgetPassword', title: titles.forgetPassword },
  {
    ...chinese,
    path: '/exhibition/login/ch/Phone',
    title: { zh: '手机号找回密码', en: 'Recover password by mobile' },
  },
  {
    ...chinese,
    path: '/exhibition/login/ch/Mailbox',
    title: { zh: '邮箱找回密码', en: 'Recover password by email' },
  },
  { ...chinese, path: '/exhibition/login/ch/changePassword', title: titles.changePassword },
  { ...chinese, path: '/exhibition/login/ch/ForgetUsername', title: titles.forgetUsername },
  { ...chinese, path: '/exhibition/login/ch/Reset', title: { zh: '账号重置申请', en: 'Account reset' } },
  {
    ...chinese,
    path: '/exhibition/login/ch/LoginByMessage',
    title: { zh: '短信验证码登录', en: 'Log in with SMS code' },
  },
  { ...overseas, path: '/exhibition/login/en/login', title: titles.login },
  { ...overseas, path: '/exhibition/login/en/Register', title: titles.register },
  { ...overseas, path: '/exhibition/login/en/ForgetPassword', title: titles.forgetPassword },
  { ...overseas, path: '/exhibition/login/en/changePassword', title: titles.changePassword },
  { ...overseas, path: '/exhibition/login/en/ForgetUsername', title: titles.forgetUsername },
] as const satisfies readonly Screen[]

/** Addresses of the login shells themselves lead to their first screen. */
export const loginEntrances = {
  '/exhibition/login': '/exhibition/login/ch/login',
  '/exhibition/login/ch': '/exhibition/login/ch/login',
  '/exhibition/login/en': '/exhibition/login/en/login',
} as const
