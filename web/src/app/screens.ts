import { listAddresses, tierAddresses } from '@fairground/wire/list/addresses'
import type { Screen } from '../lib/screen'

/** The definition-driven lists bring their addresses along. */
export const listScreens = Object.values({ ...listAddresses, ...tierAddresses }).map(
  (address) => ({ ...address, shell: 'organiser', auth: true }) as const,
)

const insertTitle = { zh: '新增报名', en: 'New sign-up' }
const insertOverseasTitle = { zh: '新增境外报名', en: 'New overseas sign-up' }
const updateTitle = { zh: '编辑报名', en: 'Edit a sign-up' }
const onBehalf = { shell: 'organiser', auth: true, permission: 'prediction/exhprediction:edit' } as const

/** Staff enter and edit a company's sign-up. */
const onBehalfScreens = [
  { ...onBehalf, path: '/prediction/exhprediction/insert', title: insertTitle },
  { ...onBehalf, path: '/prediction/exhprediction/insert_ENG', title: insertOverseasTitle },
  { ...onBehalf, path: '/prediction/exhprediction/update', title: updateTitle },
  { ...onBehalf, path: '/prediction/exhprediction/update_ENG', title: updateTitle },
] as const

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
    permission: 'blacklist/index:edit',
    title: { zh: '手机号变更审核', en: 'Mobile number changes' },
  },
  {
    path: '/prediction/exhprediction_approve',
    shell: 'organiser',
    auth: true,
    title: { zh: '审核报名', en: 'Review sign-ups' },
  },
  {
    path: '/prediction/exhprediction_approve/detail',
    shell: 'organiser',
    auth: true,
    title: { zh: '报名详情', en: 'Sign-up' },
  },
  {
    path: '/prediction/exhprediction_approve/approve',
    shell: 'organiser',
    auth: true,
    permission: 'prediction/exhprediction_approve:decide',
    title: { zh: '审核报名', en: 'Review a sign-up' },
  },
  {
    path: '/prediction/exhprediction',
    shell: 'organiser',
    auth: true,
    title: { zh: '报名信息', en: 'Sign-ups' },
  },
  {
    path: '/prediction/exhprediction/detail',
    shell: 'organiser',
    auth: true,
    title: { zh: '报名详情', en: 'Sign-up' },
  },
  ...onBehalfScreens,
  {
    path: '/prediction/exhibitor',
    shell: 'organiser',
    auth: true,
    title: { zh: '参展商', en: 'Exhibitors' },
  },
  {
    path: '/prediction/exhibitor/detail',
    shell: 'organiser',
    auth: true,
    title: { zh: '参展商详情', en: 'Exhibitor' },
  },
  {
    path: '/messageboard',
    shell: 'organiser',
    auth: true,
    title: { zh: '留言板', en: 'Message board' },
  },
  {
    path: '/messageboard/questions',
    shell: 'organiser',
    auth: true,
    permission: 'messageboard/index:edit',
    title: { zh: '参展商提问', en: 'Questions' },
  },
  {
    path: '/company/standing',
    shell: 'organiser',
    auth: true,
    title: { zh: '企业核验', en: 'Company check' },
  },
  {
    path: '/system/codelist',
    shell: 'organiser',
    auth: true,
    permission: 'system/codelist:edit',
    title: { zh: '代码表', en: 'Code lists' },
  },
  {
    path: '/system/codelist/detail',
    shell: 'organiser',
    auth: true,
    permission: 'system/codelist:edit',
    title: { zh: '代码表内容', en: 'Items of a code list' },
  },
  {
    path: '/system/settings',
    shell: 'organiser',
    auth: true,
    permission: 'system/settings:edit',
    title: { zh: '展会设置', en: 'Settings' },
  },
  ...listScreens,

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
  { path: '/exhprediction', shell: 'exhibitor', auth: true, title: { zh: '报名信息', en: 'Sign-up' } },
  {
    path: '/exhprediction/confirm',
    shell: 'exhibitor',
    auth: true,
    title: { zh: '报名信息确认', en: 'Confirm your sign-up' },
  },
  {
    path: '/exhprediction/confirmEdit',
    shell: 'exhibitor',
    auth: true,
    title: { zh: '报名信息确认', en: 'Confirm your sign-up' },
  },
  { path: '/exhpredictionEN', shell: 'exhibitor-en', auth: true, title: { zh: '报名信息', en: 'Sign-up' } },
  {
    path: '/exhprediction/confirmEN',
    shell: 'exhibitor-en',
    auth: true,
    title: { zh: '报名信息确认', en: 'Confirm your sign-up' },
  },
  { path: '/messageboardZS', shell: 'exhibitor', auth: true, title: { zh: '留言板', en: 'Message board' } },
  {
    path: '/messageboardEN',
    shell: 'exhibitor-en',
    auth: true,
    title: { zh: '留言板', en: 'Message board' },
  },

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
