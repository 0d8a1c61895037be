import type { Texts } from '../lib/text'

export const roundTexts = {
  tab: { zh: '群发通知', en: 'To a circle' },
  lead: {
    zh: '发给选定范围的企业：中文账号收短信，英文账号收邮件，每家只发一次，每分钟约 60 家，可随时停止再继续。',
    en: 'To a chosen circle of companies: Chinese accounts by SMS, English ones by email, each once, about 60 a minute; stopped and resumed at any time.',
  },
  write: { zh: '新建群发', en: 'New message' },
  none: { zh: '还没有群发过通知', en: 'Nothing was sent to a circle yet' },
  circle: { zh: '发给谁', en: 'To whom' },
  area: { zh: '账号', en: 'Accounts' },
  all: { zh: '全部', en: 'All' },
  CHN: { zh: '中文账号（短信）', en: 'Chinese accounts (SMS)' },
  ENG: { zh: '英文账号（邮件）', en: 'English accounts (email)' },
  zh: { zh: '中文内容', en: 'Chinese text' },
  en: { zh: '英文内容', en: 'English text' },
  textHint: { zh: '前面自动加上展会名称和企业名称', en: 'The names of the fair and of the company are put in front' },
  counted: {
    zh: '将发给 {count} 家：短信 {sms}，邮件 {mail}',
    en: 'Goes to {count}: {sms} by SMS, {mail} by email',
  },
  nobody: { zh: '没有符合条件的企业', en: 'There is no company in this circle' },
  begin: { zh: '开始发送', en: 'Begin' },
  begun: { zh: '已开始发送', en: 'On its way' },
  cancel: { zh: '取消', en: 'Cancel' },
  stop: { zh: '停止', en: 'Stop' },
  stopped: { zh: '已停止，未发的企业不会收到', en: 'Stopped; whoever was not told yet will not be' },
  resume: { zh: '继续', en: 'Resume' },
  resumed: { zh: '已继续', en: 'Resumed' },
  progress: { zh: '{told} / {total}', en: '{told} / {total}' },
} satisfies Texts

export const roundStateTexts = {
  running: { zh: '发送中', en: 'On its way' },
  stopped: { zh: '已停止', en: 'Stopped' },
  done: { zh: '已完成', en: 'Done' },
} satisfies Texts
