import type { Texts } from '../../../lib/text'

export const emailTexts = {
  verify: { zh: '验证', en: 'Verify' },
  title: { zh: '邮箱验证', en: 'Verify your email' },
  lead: { zh: '验证码将发送至 {email}', en: 'A code will be sent to {email}' },
  code: { zh: '邮箱验证码', en: 'Email code' },
  sent: {
    zh: '验证码已发送，请同时查看垃圾邮件',
    en: 'The code is on its way. Check the spam folder too',
  },
  success: { zh: '邮箱验证成功', en: 'The email address is verified' },
  already: { zh: '此邮箱已通过验证', en: 'This email address is already verified' },
} satisfies Texts
