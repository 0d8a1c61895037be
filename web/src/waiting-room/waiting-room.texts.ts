import type { Texts } from '../lib/text'

export const waitingRoomTexts = {
  title: { zh: '正在排队进入', en: 'You are in the waiting room' },
  lead: {
    zh: '现在登录的人很多。轮到您时会自动登录，请保持本页打开。',
    en: 'Many people are logging in right now. You will be logged in automatically when it is your turn. Please keep this page open.',
  },
  ahead: {
    zh: '您前面还有',
    en: 'Ahead of you',
  },
  people: { zh: '{count} 人', en: { one: '{count} person', other: '{count} people' } },
  joining: { zh: '正在为您取得排队位置…', en: 'Taking a place for you…' },
  next: { zh: '下一位就是您', en: 'You are next' },
  called: { zh: '轮到您了，正在登录…', en: 'It is your turn. Logging you in…' },
  seconds: {
    zh: '预计还需约 {count} 秒',
    en: { one: 'About {count} second to go', other: 'About {count} seconds to go' },
  },
  minutes: {
    zh: '预计还需约 {count} 分钟',
    en: { one: 'About {count} minute to go', other: 'About {count} minutes to go' },
  },
  lost: {
    zh: '网络中断，正在重新连接。您的位置会保留 10 分钟。',
    en: 'The connection was lost, trying again. Your place is kept for 10 minutes.',
  },
  password: {
    zh: '密码只留在您的浏览器里，轮到您时才会发送。',
    en: 'Your password stays in this browser until it is your turn.',
  },
  device: {
    zh: '在其他设备上用同一账号登录，位置不变。',
    en: 'Logging in with the same account on another device keeps your place.',
  },
  leave: { zh: '返回登录', en: 'Back to the login' },
  over: {
    zh: '轮到您时未能及时进入，请重新登录',
    en: 'Your turn has passed. Please log in again',
  },
} satisfies Texts
