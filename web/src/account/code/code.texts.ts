import type { Texts } from '../../lib/text'

export const codeTexts = {
  sms: { zh: '短信验证码', en: 'SMS code' },
  mail: { zh: '邮箱验证码', en: 'Email code' },
  pictureHint: { zh: '获取验证码时填写，每次都会更换', en: 'Needed each time you ask for a code' },
  sentSms: { zh: '验证码已发送至 {to}', en: 'The code was sent to {to}' },
  sentMail: {
    zh: '验证码已发送至 {to}，请同时查看垃圾邮件',
    en: 'The code was sent to {to}. Check the spam folder too',
  },
  unreachable: {
    zh: '连接不上服务器，验证码未发送。请检查网络后再次获取。',
    en: 'The server can’t be reached, so no code was sent. Check your connection and ask again.',
  },
} satisfies Texts
