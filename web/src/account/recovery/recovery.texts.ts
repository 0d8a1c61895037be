import type { Texts } from '../../lib/text'

export const recoveryTexts = {
  forgetTitle: { zh: '忘记密码', en: 'Forgot password?' },
  chooseLead: { zh: '请选择找回方式', en: 'Choose how to recover it' },
  byPhone: { zh: '通过手机号找回', en: 'By mobile number' },
  byPhoneNote: { zh: '验证码发送至登录用的手机号', en: 'A code goes to the mobile you log in with' },
  byMailbox: { zh: '通过邮箱找回', en: 'By email' },
  byMailboxNote: {
    zh: '验证码发送至企业资料中的邮箱',
    en: 'A code goes to the email in your company details',
  },
  anotherWay: { zh: '换一种找回方式', en: 'Choose another way' },
  phoneTitle: { zh: '通过手机号找回密码', en: 'Recover your password by mobile' },
  phoneLead: {
    zh: '验证登录用的手机号，然后设置新密码',
    en: 'Verify the mobile number you log in with, then set a new password',
  },
  mailboxTitle: { zh: '通过邮箱找回密码', en: 'Recover your password by email' },
  mailboxLead: {
    zh: '验证登录邮箱或企业资料中的邮箱，然后设置新密码',
    en: 'Verify your login email or the email in your company details, then set a new password',
  },
  next: { zh: '下一步', en: 'Next' },
  noAccess: { zh: '手机号已停用？', en: 'No longer have this number?' },
  toReset: { zh: '申请重置账号', en: 'Apply for an account reset' },

  changeTitle: { zh: '设置新密码', en: 'Set a new password' },
  changeLead: {
    zh: '验证已通过，请在 10 分钟内完成。修改后其他设备上的登录将退出。',
    en: 'You are verified; please finish within 10 minutes. Other devices will be logged out.',
  },
  change: { zh: '确认修改', en: 'Change password' },

  usernameTitle: { zh: '忘记用户名', en: 'Forgot username?' },
  usernameLead: {
    zh: '验证企业资料中的邮箱，找回登录用户名',
    en: 'Verify the email in your company details to find your username',
  },
  confirm: { zh: '确认', en: 'Confirm' },

  resetTitle: { zh: '账号重置申请', en: 'Account reset application' },
  resetLead: {
    zh: '原手机号无法使用时，在此申请更换为新手机号，由组委会审核',
    en: 'If the old mobile no longer works, apply here to change to a new one; the organiser decides',
  },
  companyName: { zh: '公司名称', en: 'Company name' },
  companyNameHint: { zh: '与注册时填写的名称一致', en: 'As it was registered' },
  newMobile: { zh: '新手机号', en: 'New mobile number' },
  submit: { zh: '提交申请', en: 'Submit application' },
  submittedTitle: { zh: '申请已提交', en: 'Application submitted' },
} satisfies Texts
