import type { Screen } from '../lib/screen'

/**
 * Every address that shows something. Plain data: the router is built from it, and the coverage report of the specs'
 * route table reads it outside the browser.
 */
export const screens = [
  { path: '/', shell: 'public', auth: false, title: { zh: '首页', en: 'Home' } },
  {
    path: '/guide/registration',
    shell: 'public',
    auth: false,
    title: { zh: '注册指南', en: 'Registration guide' },
  },
  {
    path: '/guide/help',
    shell: 'public',
    auth: false,
    title: { zh: '帮助手册', en: 'Help manual' },
  },

  { path: '/exhibition/login/ch/login', shell: 'login-ch', auth: false, title: { zh: '登录', en: 'Log in' } },
  {
    path: '/exhibition/login/ch/Administrator',
    shell: 'login-ch',
    auth: false,
    title: { zh: '管理员登录', en: 'Staff login' },
  },
  {
    path: '/exhibition/login/ch/Register',
    shell: 'login-ch',
    auth: false,
    title: { zh: '用户注册', en: 'Register' },
  },
  {
    path: '/exhibition/login/ch/ForgetPassword',
    shell: 'login-ch',
    auth: false,
    title: { zh: '忘记密码', en: 'Forgotten password' },
  },
  {
    path: '/exhibition/login/ch/Phone',
    shell: 'login-ch',
    auth: false,
    title: { zh: '手机号找回密码', en: 'Recover password by mobile' },
  },
  {
    path: '/exhibition/login/ch/Mailbox',
    shell: 'login-ch',
    auth: false,
    title: { zh: '邮箱找回密码', en: 'Recover password by email' },
  },
  {
    path: '/exhibition/login/ch/changePassword',
    shell: 'login-ch',
    auth: false,
    title: { zh: '设置新密码', en: 'Set a new password' },
  },
  {
    path: '/exhibition/login/ch/ForgetUsername',
    shell: 'login-ch',
    auth: false,
    title: { zh: '忘记用户名', en: 'Forgotten username' },
  },
  {
    path: '/exhibition/login/ch/Reset',
    shell: 'login-ch',
    auth: false,
    title: { zh: '账号重置申请', en: 'Account reset' },
  },
  {
    path: '/exhibition/login/ch/LoginByMessage',
    shell: 'login-ch',
    auth: false,
    title: { zh: '短信验证码登录', en: 'Log in with SMS code' },
  },
  { path: '/exhibition/login/en/login', shell: 'login-en', auth: false, title: { zh: '登录', en: 'Log in' } },
  {
    path: '/exhibition/login/en/Register',
    shell: 'login-en',
    auth: false,
    title: { zh: '用户注册', en: 'Register' },
  },
  {
    path: '/exhibition/login/en/ForgetPassword',
    shell: 'login-en',
    auth: false,
    title: { zh: '忘记密码', en: 'Forgotten password' },
  },
  {
    path: '/exhibition/login/en/changePassword',
    shell: 'login-en',
    auth: false,
    title: { zh: '设置新密码', en: 'Set a new password' },
  },
  {
    path: '/exhibition/login/en/ForgetUsername',
    shell: 'login-en',
    auth: false,
    title: { zh: '忘记用户名', en: 'Forgotten username' },
  },

  { path: '/index', shell: 'top', auth: true, title: { zh: '首页', en: 'Home' }, redirectTo: '/home' },
  { path: '/home', shell: 'top', auth: true, title: { zh: '首页', en: 'Home' } },
  { path: '/module', shell: 'top', auth: true, title: { zh: '选择系统', en: 'Choose a system' } },
  {
    path: '/exhibitor/approval',
    shell: 'organiser',
    auth: true,
    title: { zh: '手机号变更审核', en: 'Mobile number changes' },
  },

  {
    path: '/exhibitorWeb',
    shell: 'exhibitor',
    auth: true,
    title: { zh: '参展商首页', en: 'Exhibitor home' },
    redirectTo: '/exhibitor/home',
  },
  { path: '/exhibitor/home', shell: 'exhibitor', auth: true, title: { zh: '首页', en: 'Home' } },
  {
    path: '/exhibitorWebEN',
    shell: 'exhibitor-en',
    auth: true,
    title: { zh: '参展商首页', en: 'Exhibitor home' },
    redirectTo: '/exhibitor/homeEN',
  },
  { path: '/exhibitor/homeEN', shell: 'exhibitor-en', auth: true, title: { zh: '首页', en: 'Home' } },

  { path: '/dev/outbox', shell: 'demo', auth: false, title: { zh: '演示消息', en: 'Demo messages' } },
] as const satisfies readonly Screen[]

export type AnyScreen = (typeof screens)[number]
/** Screens with something to show, as opposed to addresses kept for old links. */
export type ShownPath = Exclude<AnyScreen, { redirectTo: string }>['path']

/** Addresses of the login shells themselves lead to their first screen. */
export const shellEntrances = {
  '/exhibition/login': '/exhibition/login/ch/login',
  '/exhibition/login/ch': '/exhibition/login/ch/login',
  '/exhibition/login/en': '/exhibition/login/en/login',
} as const
