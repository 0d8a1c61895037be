import { z } from 'zod'
import { defineMessages } from '../../text'
import { chosen, wholeNumber } from './text-rules'

export const scaleMessages = defineMessages('signUpScale', {
  saved: { zh: '企业其他信息暂存成功', en: 'Other Information has been saved!' },
  failed: { zh: '企业其他信息暂存失败', en: 'save failed' },
  tooManyFairs: { zh: '参展次数不能超过{limit}次', en: 'No more than {limit} exhibitions' },
})

const mostFairs = 10_000

const fairs = wholeNumber(0, Number.POSITIVE_INFINITY).refine((count) => count <= mostFairs, {
  error: scaleMessages.tooManyFairs,
  params: { limit: mostFairs },
})

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
  domesticFairs: fairs,
  foreignFairs: fairs,
})
export type ScaleSurvey = z.output<typeof scaleForm>
