import { z } from 'zod'
import { rulesOf } from '../../field'
import { defineMessages } from '../../text'
import { code, figure, section } from './section'
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

/** Answered from the code list of the same name. */
const from = <const List extends string>(list: List, zh: string, en: string) =>
  code(zh, en, chosen(), { list })

/** The second questionnaire; overseas companies are not asked. */
export const scale = section({
  fields: {
    region: from('region', '企业所在地区', 'Region'),
    yearsEstablished: from('yearsEstablished', '成立年限', 'Years established'),
    paidInCapital: from('paidInCapital', '实收资本', 'Paid-in capital'),
    revenueScale: from('revenueScale', '营业收入规模', 'Revenue'),
    staffScale: from('staffScale', '人员规模', 'Staff'),
    intellectualProperty: from('intellectualProperty', '知识产权情况', 'Intellectual property'),
    researchShare: from('researchShare', '研发及信息化投入占比', 'Share of R&D and IT spending'),
    badRecord: from('badRecord', '不良记录', 'Bad records'),
    responsibilityReport: from('responsibilityReport', '社会责任报告', 'Social responsibility report'),
    domesticFairs: figure('国内参展次数', 'Fairs at home', fairs),
    foreignFairs: figure('国外参展次数', 'Fairs abroad', fairs),
  },
})

export const scaleForm = z.object(rulesOf(scale.fields))
