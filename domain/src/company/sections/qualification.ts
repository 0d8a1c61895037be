import { z } from 'zod'
import { defineMessages } from '../../text'
import { chosen, optional, textRules, wholeNumber } from './text-rules'

export const qualificationMessages = defineMessages('signUpQualification', {
  companyNature: { zh: '请选择企业性质', en: 'Please choose the nature of the company' },
  overseasAgent: { zh: '请选择是否代理海外产品', en: 'Please say whether you represent overseas products' },
  overseasBrand: { zh: '请输入海外代理产品品牌', en: 'Please enter the overseas brand' },
  patents: { zh: '请输入0-10000的整数', en: 'Please enter a whole number from 0 to 10000' },
  highTech: { zh: '请选择是否高新技术企业', en: 'Please say whether you are a high-tech enterprise' },
  highTechLevel: { zh: '请选择高新技术企业级别', en: 'Please choose the level' },
  creditRated: { zh: '请选择是否参加行业信用等级评价', en: 'Please say whether you were rated' },
  creditGrade: { zh: '请选择信用等级', en: 'Please choose the grade' },
  productCategories: { zh: '请至少选择一种主营产品', en: 'Please choose at least one product category' },
  otherCertification: { zh: '请输入其他认证名称', en: 'Please name the other certification' },
  saved: { zh: '企业其他信息暂存成功', en: 'Other Information has been saved!' },
  failed: { zh: '企业其他信息暂存失败', en: 'save failed' },
})
const say = qualificationMessages

/** The certification list's own word for what it does not name. */
export const otherCertificationCode = '99'

/** Several codes travel in one text, so none may contain what stands between two of them. */
const certification = z.string().regex(/^[^\s,]{1,20}$/, textRules.choose)
const category = z.string().regex(/^[0-9A-Z]{4}$/, say.productCategories)
const categories = z.array(category, say.productCategories).min(1, say.productCategories).max(300)
const said = (missing: string) => z.boolean(missing)
const dependent = optional(100)

const chinese = z
  .object({
    companyNature: chosen(say.companyNature),
    overseasAgent: said(say.overseasAgent),
    overseasBrand: dependent,
    inventionPatents: wholeNumber(0, 10_000, say.patents),
    utilityPatents: wholeNumber(0, 10_000, say.patents),
    designPatents: wholeNumber(0, 10_000, say.patents),
    highTech: said(say.highTech),
    highTechLevel: z.string().max(20).default(''),
    productCategories: categories,
    creditRated: said(say.creditRated),
    creditGrade: z.string().max(20).default(''),
    certifications: z.array(certification).max(50).default([]),
    otherCertification: dependent,
  })
  .superRefine((survey, context) => {
    for (const { when, field } of dependents)
      if (when(survey) && survey[field] === '')
        context.addIssue({ code: 'custom', path: [field], message: say[field] })
  })

export type QualificationSurvey = z.output<typeof chinese>

/** Fields that are asked for only after a certain answer; another answer empties them. */
const dependents: {
  field: 'overseasBrand' | 'highTechLevel' | 'creditGrade' | 'otherCertification'
  when: (
    survey: Pick<QualificationSurvey, 'overseasAgent' | 'highTech' | 'creditRated' | 'certifications'>,
  ) => boolean
}[] = [
  { field: 'overseasBrand', when: ({ overseasAgent }) => overseasAgent },
  { field: 'highTechLevel', when: ({ highTech }) => highTech },
  { field: 'creditGrade', when: ({ creditRated }) => creditRated },
  {
    field: 'otherCertification',
    when: ({ certifications }) => certifications.includes(otherCertificationCode),
  },
]

export const keptQualification = (survey: QualificationSurvey): QualificationSurvey => ({
  ...survey,
  ...Object.fromEntries(dependents.filter(({ when }) => !when(survey)).map(({ field }) => [field, ''])),
})

export const qualificationForms = { CHN: chinese, ENG: z.object({ productCategories: categories }) }
