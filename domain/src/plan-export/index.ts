import { defineMessages } from '../text'

/** A hall's plan as a file: ordered by somebody who is signed in, drawn in the background, kept for a day. */
export const planFormats = ['pdf', 'png', 'svg'] as const
export type PlanFormat = (typeof planFormats)[number]

export const planPapers = ['A4', 'A3'] as const
export type PlanPaper = (typeof planPapers)[number]

/** On one sheet, or larger over several. */
export const planLayouts = ['fitted', 'split'] as const
export type PlanLayout = (typeof planLayouts)[number]

export const planExportStates = ['waiting', 'drawing', 'ready', 'failed'] as const
export type PlanExportState = (typeof planExportStates)[number]

export const planExportMessages = defineMessages('planExport', {
  unknown: {
    zh: '导出文件不存在或已过期，请重新导出',
    en: 'This export does not exist or has expired. Please export the plan again',
  },
  notReady: {
    zh: '平面图尚未绘制完成，请稍候',
    en: 'The plan is still being drawn. Please wait a moment',
  },
  noMailbox: {
    zh: '您的账号没有已验证的邮箱，请改为下载',
    en: 'Your account has no verified email address. Please download the plan instead',
  },
  tooMany: {
    zh: '导出过于频繁，请稍后再试',
    en: 'Too many exports in a short time. Please try again later',
  },
  outside: { zh: '所选位置不在展馆内', en: 'That place is not inside the hall' },
})
