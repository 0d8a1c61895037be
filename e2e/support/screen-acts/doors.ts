import type { ScreenAct, Step } from './screen-act'

const password = 'Fairground2026'
const login = '/exhibition/login'
const newPassword = (...[first, again]: [string, string]): Step[] => [
  { fill: first, with: password },
  { fill: again, with: password },
]
const proveMobile: Step[] = [
  { fill: '手机号', with: '13800000006' },
  { receive: 'sms', at: '13800000006' },
]
const proveMailbox: Step[] = [
  { fill: '邮箱', with: '{mailbox.email}' },
  { receive: 'mail', at: '{mailbox.email}' },
]
const proveEmail: Step[] = [
  { fill: 'Email', with: 'exhibitor6@example.com' },
  { receive: 'mailEn', at: 'exhibitor6@example.com' },
]

export const doors: ScreenAct[] = [
  {
    path: '/',
    who: undefined,
    shows: '第 21 届',
    steps: [{ follow: '中文系统，使用手机号' }],
    effect: { arrives: `${login}/ch/login` },
  },
  {
    path: '/',
    query: '?lang=en',
    who: undefined,
    shows: 'Edition 21',
    steps: [{ follow: 'In English, by email' }],
    effect: { arrives: `${login}/en/login` },
  },
  {
    path: '/guide/registration',
    who: undefined,
    shows: '本届报名截止：',
    steps: [{ follow: 'English' }],
    effect: { sees: 'Sign-up for this edition closes on' },
  },
  {
    path: '/guide/help',
    query: '?lang=en',
    who: undefined,
    shows: 'Sign-up for this edition closes on',
    steps: [{ follow: '中文' }],
    effect: { sees: '本届报名截止：' },
  },
  {
    path: `${login}/ch/login`,
    who: undefined,
    shows: '登录',
    steps: [
      { fill: '手机号', with: '13800000005' },
      { fill: '密码', with: password },
      { picture: '图形验证码' },
      { press: '登录' },
    ],
    effect: { arrives: '/exhibitor/home' },
  },
  {
    path: `${login}/ch/Administrator`,
    who: undefined,
    shows: '登录',
    steps: [
      { fill: '用户名', with: 'leader' },
      { fill: '密码', with: password },
      { picture: '图形验证码' },
      { press: '登录' },
    ],
    effect: { arrives: '/home' },
  },
  {
    path: `${login}/ch/Register`,
    who: undefined,
    shows: '用户注册',
    steps: [
      { fill: '统一社会信用代码', with: '91350100M000100Y56' },
      { fill: '手机号', with: '15811110021' },
      { receive: 'sms', at: '15811110021' },
      ...newPassword('密码', '确认密码'),
      { press: '下一步' },
      { fill: '公司名称', with: '福建闽安消防科技有限公司' },
      { fill: '联系人', with: '陈立' },
      { press: '完成注册' },
    ],
    effect: { sees: '注册成功！' },
  },
  {
    path: `${login}/ch/ForgetPassword`,
    who: undefined,
    shows: '忘记密码',
    steps: [{ follow: '通过手机号找回' }],
    effect: { arrives: `${login}/ch/Phone` },
  },
  {
    path: `${login}/ch/Phone`,
    who: undefined,
    shows: '通过手机号找回密码',
    steps: [...proveMobile, { press: '下一步' }],
    effect: { arrives: `${login}/ch/changePassword` },
  },
  {
    path: `${login}/ch/Mailbox`,
    who: undefined,
    shows: '通过邮箱找回密码',
    steps: [...proveMailbox, { press: '下一步' }],
    effect: { arrives: `${login}/ch/changePassword` },
  },
  {
    path: `${login}/ch/changePassword`,
    who: undefined,
    from: { path: `${login}/ch/Mailbox`, steps: [...proveMailbox, { press: '下一步' }], leadsHere: true },
    shows: '设置新密码',
    steps: [...newPassword('新密码', '确认新密码'), { press: '确认修改' }],
    effect: { arrives: `${login}/ch/login` },
  },
  {
    path: `${login}/ch/ForgetUsername`,
    who: undefined,
    shows: '忘记用户名',
    steps: [...proveMailbox, { press: '确认' }],
    effect: { sees: '用户名找回成功！' },
  },
  {
    path: `${login}/ch/Reset`,
    who: undefined,
    shows: '账号重置申请',
    steps: [
      { fill: '公司名称', with: '{mailbox.name}' },
      { fill: '统一社会信用代码', with: '{mailbox.creditCode}' },
      { fill: '新手机号', with: '15822220021' },
      { receive: 'sms', at: '15822220021' },
      { press: '提交申请' },
    ],
    effect: { sees: '组委会审核通过后' },
  },
  {
    path: `${login}/ch/LoginByMessage`,
    who: undefined,
    shows: '登录',
    steps: [...proveMobile, { press: '登录' }],
    effect: { arrives: '/exhibitor/home' },
  },
  {
    path: `${login}/en/login`,
    who: undefined,
    shows: 'Log in',
    steps: [
      { fill: 'Email', with: 'exhibitor4@example.com' },
      { fill: 'Password', with: password },
      { picture: 'Picture code' },
      { press: 'Log in' },
    ],
    effect: { arrives: '/exhibitor/homeEN' },
  },
  {
    path: `${login}/en/Register`,
    who: undefined,
    shows: 'Register',
    steps: [
      { fill: 'Email', with: 'hello@southern-fire.example' },
      { receive: 'mailEn', at: 'hello@southern-fire.example' },
      ...newPassword('Password', 'Confirm password'),
      { press: 'Next' },
      { fill: 'Company name', with: 'Southern Fire Ltd.' },
      { fill: 'Contact person', with: 'Ann Hill' },
      { press: 'Finish registration' },
    ],
    effect: { sees: 'Go to login' },
  },
  {
    path: `${login}/en/ForgetPassword`,
    who: undefined,
    shows: 'Email',
    steps: [...proveEmail, { press: 'Next' }],
    effect: { arrives: `${login}/en/changePassword` },
  },
  {
    path: `${login}/en/changePassword`,
    who: undefined,
    from: { path: `${login}/en/ForgetPassword`, steps: [...proveEmail, { press: 'Next' }], leadsHere: true },
    shows: 'Set a new password',
    steps: [...newPassword('New password', 'Confirm new password'), { press: 'Change password' }],
    effect: { arrives: `${login}/en/login` },
  },
  {
    path: `${login}/en/ForgetUsername`,
    who: undefined,
    shows: 'Forgot username?',
    steps: [...proveEmail, { press: 'Confirm' }],
    effect: { sees: 'Your username was found!' },
  },
  {
    path: '/dev/outbox',
    who: undefined,
    from: { path: `${login}/ch/Phone`, steps: proveMobile },
    shows: '13800000006',
    steps: [{ fill: '手机号或邮箱', with: 'nobody@nowhere.example' }, { press: '查询' }],
    effect: { sees: '没有发给“nobody@nowhere.example”的消息' },
  },
]
