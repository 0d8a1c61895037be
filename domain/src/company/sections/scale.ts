import { z } from 'zod'
import { defineMessages } from '../../text'
import { chosen, textRules, wholeNumber } from './text-rules'

export const scaleMessages = defineMessages('signUpScale', {
  saved: { zh: '企业其他信息暂存成功', en: 'Other Information has been saved!' },
  failed: { zh: '企业其他信息暂存失败', en: 'save failed' },
})

const count = wholeNumber(0, 10_000, textRules.count)

/** The second questionnaire; overseas companies are not asked. */
export const scaleForm = z.object({
  region: chosen(),
  yearsEstablished: chosen(),
  paidInCapital: chosen(),
  revenueScale: chosen(),
  staffScale: chosen(),
  intellectualProperty: chosen(),
  researchShare: chosen(),
  badRecord: chosen(),
  responsibilityReport: chosen(),
  domesticFairs: count,
  foreignFairs: count,
})
export type ScaleSurvey = z.output<typeof scaleForm>
