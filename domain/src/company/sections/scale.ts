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

/** Each of these is answered from the code list of the same name. */
export const scaleLists = [
  'region',
  'yearsEstablished',
  'paidInCapital',
  'revenueScale',
  'staffScale',
  'intellectualProperty',
  'researchShare',
  'badRecord',
  'responsibilityReport',
] as const

export const scaleCounts = ['domesticFairs', 'foreignFairs'] as const

const each = <Name extends string, Rule>(names: readonly Name[], rule: Rule): Record<Name, Rule> =>
  Object.fromEntries(names.map((name) => [name, rule])) as Record<Name, Rule>

/** The second questionnaire; overseas companies are not asked. */
export const scaleForm = z.object({ ...each(scaleLists, chosen()), ...each(scaleCounts, fairs) })
export type ScaleSurvey = z.output<typeof scaleForm>
