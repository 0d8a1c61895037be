import type { Texts } from '../lib/text'

export const signUpTexts = {
  title: { zh: '报名信息', en: 'Sign-up' },
  edition: { zh: '第 {edition} 届', en: 'Edition {edition}' },
  back: { zh: '返回', en: 'Back' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  rejected: { zh: '上次审核：已退回', en: 'Last review: returned' },
  rejectedBy: { zh: '{name}，{date}', en: '{name}, {date}' },
  organiser: { zh: '组委会', en: 'The organiser' },
  toCorrect: { zh: '待修改', en: 'To correct' },
  corrected: { zh: '已修改', en: 'Changed' },
  closed: { zh: '报名已截止，不能再提交。', en: 'Sign-up is closed: this can no longer be submitted.' },
  blacklisted: {
    zh: '列入黑名单期间不能提交报名。',
    en: 'While your company is on the blacklist, its sign-up cannot be submitted.',
  },
  outdated: {
    zh: '这部分保存后，组委会调整了相关要求，所填内容不再符合，请修改后重新保存。',
    en: 'The organiser has changed the rules since this section was saved, and the answers no longer fit. Please change them and save it again.',
  },
  exportPdf: { zh: '导出PDF', en: 'Export PDF' },
  exportingPdf: { zh: '正在导出', en: 'Exporting' },
  cancel: { zh: '取消', en: 'Cancel' },
} satisfies Texts
