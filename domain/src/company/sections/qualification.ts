import { z } from 'zod'
import { demandFrom, rulesOf, withoutUnasked } from '../../field'
import { defineMessages } from '../../text'
import { code, codes, figure, line, section, yesNo } from './section'
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
const otherCertificationCode = '99'

/** Several codes travel in one text, so none may contain what stands between two of them. */
const certification = z.string().regex(/^[^\s,]{1,20}$/, textRules.choose)
const category = z.string().regex(/^[0-9A-Z]{4}$/, say.productCategories)
const categories = z.array(category, say.productCategories).min(1, say.productCategories).max(300)
const said = (missing: string) => z.boolean(missing)
const dependent = optional(100)
const dependentCode = z.string().max(20).default('')
const patents = wholeNumber(0, 10_000, say.patents)

const productCategories = codes('主营产品', 'Product categories', categories, { list: 'productCategory' })

export const qualification = {
  CHN: section({
    fields: {
      companyNature: code('企业性质', 'Nature of the company', chosen(say.companyNature), {
        list: 'companyNature',
      }),
      overseasAgent: yesNo('是否代理海外产品', 'Agent of overseas products', said(say.overseasAgent)),
      overseasBrand: line('海外代理产品品牌', 'Overseas brand', dependent, {
        counter: true,
        when: { field: 'overseasAgent', is: true },
        missing: say.overseasBrand,
      }),
      inventionPatents: figure('发明专利数量', 'Invention patents', patents),
      utilityPatents: figure('实用新型专利数量', 'Utility model patents', patents),
      designPatents: figure('外观设计专利数量', 'Design patents', patents),
      highTech: yesNo('是否高新技术企业', 'High-tech enterprise', said(say.highTech)),
      highTechLevel: code('高新技术企业级别', 'High-tech level', dependentCode, {
        list: 'highTechLevel',
        when: { field: 'highTech', is: true },
        missing: say.highTechLevel,
      }),
      productCategories,
      creditRated: yesNo(
        '是否参加 2018 年行业信用等级评价',
        'Took part in the 2018 industry credit rating',
        said(say.creditRated),
      ),
      creditGrade: code('信用等级', 'Credit grade', dependentCode, {
        list: 'creditGrade',
        when: { field: 'creditRated', is: true },
        missing: say.creditGrade,
      }),
      certifications: codes(
        '国际认证',
        'International certifications',
        z.array(certification).max(50).default([]),
        { list: 'certification' },
      ),
      otherCertification: line('其他认证名称', 'Other certification', dependent, {
        counter: true,
        when: { field: 'certifications', has: otherCertificationCode },
        missing: say.otherCertification,
      }),
    },
    reading: [
      'companyNature',
      'overseasAgent',
      'overseasBrand',
      'inventionPatents',
      'utilityPatents',
      'designPatents',
      'highTech',
      'highTechLevel',
      'creditRated',
      'creditGrade',
      'certifications',
      'otherCertification',
      'productCategories',
    ],
  }),
  ENG: section({ fields: { productCategories } }),
}

export const qualificationForms = {
  CHN: z.object(rulesOf(qualification.CHN.fields)).superRefine(demandFrom(qualification.CHN.fields)),
  ENG: z.object(rulesOf(qualification.ENG.fields)),
}
export type QualificationSurvey = z.output<(typeof qualificationForms)['CHN']>

/** Fields that are asked for only after a certain answer are emptied by another one. */
export const keptQualification = (survey: QualificationSurvey): QualificationSurvey =>
  withoutUnasked(qualification.CHN.fields, survey)
