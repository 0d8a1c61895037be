import type { Texts } from '../../../lib/text'

export const scaleTexts = {
  region: { zh: '企业所在地区', en: 'Region' },
  yearsEstablished: { zh: '成立年限', en: 'Years established' },
  paidInCapital: { zh: '实收资本', en: 'Paid-in capital' },
  revenueScale: { zh: '营业收入规模', en: 'Revenue' },
  staffScale: { zh: '人员规模', en: 'Staff' },
  intellectualProperty: { zh: '知识产权情况', en: 'Intellectual property' },
  researchShare: { zh: '研发及信息化投入占比', en: 'Share of R&D and IT spending' },
  badRecord: { zh: '不良记录', en: 'Bad records' },
  responsibilityReport: { zh: '社会责任报告', en: 'Social responsibility report' },
  domesticFairs: { zh: '国内参展次数', en: 'Fairs at home' },
  foreignFairs: { zh: '国外参展次数', en: 'Fairs abroad' },
} satisfies Texts
