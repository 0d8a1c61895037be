import type { Texts } from '../../lib/text'

export const codeInputTexts = {
  digits: { zh: '6 位数字', en: '6 digits' },
  get: { zh: '获取验证码', en: 'Get code' },
  sending: { zh: '发送中', en: 'Sending' },
  again: { zh: '{seconds} 秒后重新获取', en: 'Again in {seconds} s' },
} satisfies Texts
