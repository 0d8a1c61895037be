import type { Texts } from '../lib/text'

export const accountTexts = {
  backToLogin: { zh: '返回登录', en: 'Back to login' },
  creditCode: { zh: '统一社会信用代码', en: 'Unified social credit code' },
  creditCodeHint: { zh: '18 位字母和数字，可带空格', en: '18 letters and digits; spaces are fine' },
  creditCodeDoubtful: {
    zh: '校验位不符，请核对营业执照。确认无误可继续。',
    en: 'The check digit doesn’t match. Please check it against your licence; you can go on if it is right.',
  },
  mobile: { zh: '手机号', en: 'Mobile number' },
  email: { zh: '邮箱', en: 'Email' },
  password: { zh: '密码', en: 'Password' },
  newPassword: { zh: '新密码', en: 'New password' },
  passwordHint: {
    zh: '{least}–{most} 位，须同时包含字母和数字',
    en: '{least}–{most} letters and digits, with both kinds',
  },
  confirmation: { zh: '确认密码', en: 'Confirm password' },
  confirmNewPassword: { zh: '确认新密码', en: 'Confirm new password' },
  ok: { zh: '确定', en: 'OK' },
  cancel: { zh: '取消', en: 'Cancel' },
} satisfies Texts
