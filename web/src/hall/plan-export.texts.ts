import type { TextEntry } from '../lib/text'

export const planExportTexts = {
  export: { zh: '导出平面图', en: 'Export the plan' },
  title: { zh: '导出 {hall} 平面图', en: 'Export the plan of {hall}' },
  what: { zh: '内容', en: 'What' },
  plan: { zh: '展馆平面图', en: 'Hall plan' },
  here: { zh: '“您在这里”导览牌', en: '“You are here”' },
  hereNote: {
    zh: '张贴在现场；扫描二维码即可从该位置出发找到展位',
    en: 'To be put up on site; its QR code opens the plan and shows the way from that place',
  },
  place: { zh: '张贴位置', en: 'Where it is put up' },
  format: { zh: '格式', en: 'Format' },
  paper: { zh: '纸张', en: 'Paper' },
  layout: { zh: '排版', en: 'Layout' },
  fitted: { zh: '一页', en: 'One sheet' },
  split: { zh: '分页放大', en: 'Larger, on several' },
  delivery: { zh: '方式', en: 'How' },
  download: { zh: '下载', en: 'Download' },
  mail: { zh: '发送到邮箱', en: 'Send by email' },
  mailTo: { zh: '发送到您已验证的邮箱 {address}', en: 'Goes to your verified address {address}' },
  start: { zh: '导出', en: 'Export' },
  waiting: { zh: '正在排队…', en: 'Waiting for its turn…' },
  drawing: { zh: '正在绘制第 {sheet} 页，共 {sheets} 页…', en: 'Drawing sheet {sheet} of {sheets}…' },
  downloaded: { zh: '平面图已下载', en: 'The plan was downloaded' },
  mailed: { zh: '平面图已发送到 {address}', en: 'The plan was sent to {address}' },
  failed: { zh: '平面图未能绘制，请稍后再试', en: 'The plan could not be drawn. Please try again later' },
} as const satisfies Record<string, TextEntry>
