import type { Texts } from '../lib/text'

export const outboxTexts = {
  title: { zh: '演示消息', en: 'Demo messages' },
  intro: {
    zh: '演示模式不会真正发送短信和邮件，所有消息都留在这里，最新的在前。',
    en: 'Demo mode sends nothing: every SMS and email stays here, newest first.',
  },
  recipient: { zh: '手机号或邮箱', en: 'Mobile number or email' },
  search: { zh: '查询', en: 'Search' },
  refresh: { zh: '刷新', en: 'Refresh' },
  back: { zh: '返回首页', en: 'Back to homepage' },
  sms: { zh: '短信', en: 'SMS' },
  mail: { zh: '邮件', en: 'Email' },
  code: { zh: '验证码', en: 'Code' },
  list: { zh: '消息', en: 'Messages' },
  none: { zh: '还没有消息', en: 'No messages yet' },
  noneNote: {
    zh: '触发短信或邮件的操作完成后，点击刷新查看。',
    en: 'Do something that sends an SMS or email, then refresh.',
  },
  noneFound: { zh: '没有发给“{to}”的消息', en: 'No messages to “{to}”' },
  noneFoundNote: {
    zh: '请检查号码或邮箱，或清空后查看全部。',
    en: 'Check the number or address, or clear it to see all.',
  },
  notDemo: { zh: '只在演示模式中提供', en: 'Only in demo mode' },
  notDemoNote: {
    zh: '本系统正在正式运行，消息已发送给收件人，不在此显示。',
    en: 'This system is in production: messages go to their recipients and are not shown here.',
  },
} satisfies Texts
