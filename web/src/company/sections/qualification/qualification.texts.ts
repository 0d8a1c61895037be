import type { Texts } from '../../../lib/text'

export const qualificationTexts = {
  companyNature: { zh: '企业性质', en: 'Nature of the company' },
  overseasAgent: { zh: '是否代理海外产品', en: 'Agent of overseas products' },
  overseasBrand: { zh: '海外代理产品品牌', en: 'Overseas brand' },
  inventionPatents: { zh: '发明专利数量', en: 'Invention patents' },
  utilityPatents: { zh: '实用新型专利数量', en: 'Utility model patents' },
  designPatents: { zh: '外观设计专利数量', en: 'Design patents' },
  highTech: { zh: '是否高新技术企业', en: 'High-tech enterprise' },
  highTechLevel: { zh: '高新技术企业级别', en: 'High-tech level' },
  productCategories: { zh: '主营产品', en: 'Product categories' },
  productHint: { zh: '已选 {count} 类', en: { one: '{count} chosen', other: '{count} chosen' } },
  creditRated: { zh: '是否参加 2018 年行业信用等级评价', en: 'Took part in the 2018 industry credit rating' },
  creditGrade: { zh: '信用等级', en: 'Credit grade' },
  certifications: { zh: '国际认证', en: 'International certifications' },
  otherCertification: { zh: '其他认证名称', en: 'Other certification' },
} satisfies Texts
