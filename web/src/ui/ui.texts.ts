import type { Texts } from '../lib/text'

export const uiTexts = {
  stepDone: { zh: '已完成', en: 'Done' },
  stepNow: { zh: '当前步骤', en: 'Current step' },
  stepAhead: { zh: '未开始', en: 'Not started' },
  days: { zh: '天', en: { one: 'day', other: 'days' } },
  hours: { zh: '时', en: { one: 'hour', other: 'hours' } },
  minutes: { zh: '分', en: 'min' },
  seconds: { zh: '秒', en: 'sec' },
  loading: { zh: '正在加载', en: 'Loading' },
  show: { zh: '显示', en: 'Show' },
  hide: { zh: '隐藏', en: 'Hide' },
  revealPassword: { zh: '显示密码', en: 'Show password' },
  retry: { zh: '重试', en: 'Try again' },
  close: { zh: '关闭', en: 'Close' },
  unreachable: {
    zh: '暂时连接不上服务器，您的登录状态和已填写的内容都还在。',
    en: 'The server can’t be reached right now. You are still logged in and nothing you typed is lost.',
  },
  loadFailedTitle: { zh: '内容未能加载', en: 'This could not be loaded' },
  loadFailedAdvice: {
    zh: '您的登录状态和数据都不受影响。请检查网络后重试。',
    en: 'You are still logged in and your data is safe. Check your connection, then try again.',
  },
  formFailed: { zh: '未能提交，请稍后再试', en: 'This could not be sent. Please try again in a moment' },
  formUnreachable: {
    zh: '连接不上服务器，不能确定是否已经提交。您填写的内容都还在，请检查网络后再次提交。',
    en: 'The server can’t be reached, so it is not known whether this arrived. What you typed is still here: check your connection and try again.',
  },
  remaining: {
    zh: '还可输入 {count} 个字',
    en: { one: '{count} character left', other: '{count} characters left' },
  },
  over: {
    zh: '超出 {count} 个字',
    en: { one: '{count} character too many', other: '{count} characters too many' },
  },
  notFilledIn: { zh: '未填写', en: 'Not filled in' },
  export: { zh: '导出', en: 'Export' },
  exporting: { zh: '正在导出…', en: 'Exporting…' },
  exportFailed: {
    zh: '未能导出，请稍后再试',
    en: 'The file could not be exported. Please try again in a moment',
  },
  draftRestored: { zh: '已恢复未保存的内容', en: 'Your unsaved entries are back' },
  draftDiscard: { zh: '放弃恢复', en: 'Discard them' },
} satisfies Texts
