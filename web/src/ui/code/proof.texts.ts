import type { Texts } from '../../lib/text'

/** What asking for a code says, whatever it proves. */
export const proofTexts = {
  cancel: { zh: '取消', en: 'Cancel' },
  confirm: { zh: '确定', en: 'Confirm' },
  getFirst: { zh: '请先获取验证码', en: 'Please get a code first' },
  unreachable: {
    zh: '连接不上服务器，验证码未发送。请检查网络后再次获取。',
    en: 'The server can’t be reached, so no code was sent. Check your connection and ask again.',
  },
  failed: { zh: '未能发送，请稍后再试', en: 'The code could not be sent. Please try again in a moment' },
} satisfies Texts
