import type { Texts } from '../../../lib/text'

export const emailTexts = {
  verify: { zh: '验证', en: 'Verify' },
  title: { zh: '邮箱验证', en: 'Verify your email' },
  lead: { zh: '验证码将发送至 {email}', en: 'A code will be sent to {email}' },
  code: { zh: '邮箱验证码', en: 'Email code' },
  digits: { zh: '6 位数字', en: '6 digits' },
  get: { zh: '获取验证码', en: 'Get code' },
  sending: { zh: '发送中', en: 'Sending' },
  again: { zh: '{seconds} 秒后重新获取', en: 'Again in {seconds} s' },
  sent: {
    zh: '验证码已发送，请同时查看垃圾邮件',
    en: 'The code is on its way. Check the spam folder too',
  },
  confirm: { zh: '确定', en: 'Confirm' },
  success: { zh: '邮箱验证成功', en: 'The email address is verified' },
  already: { zh: '此邮箱已通过验证', en: 'This email address is already verified' },
  wrongCode: { zh: '验证码错误', en: 'Error Verification Code' },
  codeFormat: { zh: '请输入 6 位验证码', en: 'Please enter the 6-digit code' },
  getFirst: { zh: '请先获取验证码', en: 'Please get a code first' },
  unreachable: {
    zh: '连接不上服务器，验证码未发送。请检查网络后再次获取。',
    en: 'The server can’t be reached, so no code was sent. Check your connection and ask again.',
  },
  failed: { zh: '未能发送，请稍后再试', en: 'The code could not be sent. Please try again in a moment' },
} satisfies Texts
