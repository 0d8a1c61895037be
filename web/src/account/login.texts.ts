import type { Texts } from '../lib/text'

export const loginTexts = {
  headlineFirst: { zh: '从报名到展位，', en: 'From sign-up to booth,' },
  headlineSecond: { zh: '一处办妥。', en: 'all in one place.' },
  intro: {
    zh: '企业报名、资料审核、展位选择、合同与缴费。展位图实时更新，选位顺序公开摇号、人人可验。',
    en: 'Sign up, pass review, choose your booths, sign and pay. Hall plans update live, and the draw for selection order can be checked by anyone.',
  },
  edition: { zh: '第 {edition} 届', en: 'Edition {edition}' },
  halls: { zh: '{count} 个展馆', en: { one: '{count} hall', other: '{count} halls' } },
  booths: {
    zh: '{count} 个展位',
    en: { one: '{count} booth', other: '{count} booths' },
  },
  deadline: { zh: '报名截止', en: 'Sign-up closes' },

  guide: { zh: '注册指南', en: 'Help manual' },
  backHome: { zh: '返回首页', en: 'Back to homepage' },

  titleExhibitor: { zh: '登录', en: 'Log in' },
  titleStaff: { zh: '管理员登录', en: 'Staff login' },
  leadMobile: {
    zh: '参展商使用注册时的手机号登录',
    en: 'Exhibitors log in with the mobile number they registered',
  },
  leadEmail: { zh: '境外参展商使用注册邮箱登录', en: 'For exhibitors registered with an email address' },
  leadStaff: { zh: '组委会工作人员入口', en: 'For the organiser’s staff' },
  mobile: { zh: '手机号', en: 'Mobile number' },
  email: { zh: '邮箱', en: 'Email' },
  username: { zh: '用户名', en: 'Username' },
  password: { zh: '密码', en: 'Password' },
  captcha: { zh: '图形验证码', en: 'Picture code' },
  captchaHint: { zh: '4 位字符，不区分大小写', en: '4 characters, upper or lower case' },
  captchaPicture: { zh: '图形验证码，点击换一张', en: 'Picture code. Click for another one' },
  captchaAnother: { zh: '换一张', en: 'Another picture' },
  captchaUnclear: { zh: '看不清？换一张', en: 'Get another picture' },
  captchaFailed: { zh: '未能加载，点击重试', en: 'Not loaded. Click to retry' },
  submit: { zh: '登录', en: 'Log in' },
  ways: { zh: '登录方式', en: 'Ways to log in' },
  byPassword: { zh: '密码登录', en: 'With password' },
  bySms: { zh: '短信验证码登录', en: 'With SMS code' },
  forgetPassword: { zh: '忘记密码', en: 'Forgot password?' },
  forgetUsername: { zh: '忘记用户名', en: 'Forgot username?' },
  reset: { zh: '重置账号', en: 'Reset account' },
  noAccount: { zh: '没有账号？', en: 'No account?' },
  register: { zh: '注册', en: 'Register' },

  browsers: {
    zh: '建议使用 Chrome、Edge 或 Firefox 最新版本',
    en: 'Best in the latest Chrome, Edge or Firefox',
  },
  support: { zh: '客服 {phones}', en: 'Support {phones}' },
  toStaff: { zh: '管理员登录', en: 'Staff login' },
  toExhibitor: { zh: '参展商登录', en: 'Exhibitor login' },
  qrCodes: { zh: '扫码访问', en: 'QR codes' },
  qrCodesClose: { zh: '关闭', en: 'Close' },
  demoMessages: { zh: '演示消息', en: 'Demo messages' },
} satisfies Texts
