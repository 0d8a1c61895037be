import type { Text } from '../text'

/** How far a company is, as the desk sorts them: whoever was given theirs back is told from whoever has just begun. */
export const progressSteps = ['notBegun', 'choosing', 'returned', 'finished', 'confirmed'] as const
export type Progress = (typeof progressSteps)[number]

export const progressNames: Record<Progress, Text> = {
  notBegun: { zh: '未开始', en: 'Not begun' },
  choosing: { zh: '选择中', en: 'Choosing' },
  returned: { zh: '已退回', en: 'Given back' },
  finished: { zh: '待确认', en: 'To be confirmed' },
  confirmed: { zh: '已确认', en: 'Confirmed' },
}
