import type { Text } from '../text'
import type { CodeListName } from './code-list'

/**
 * `open`: the organiser adds, orders and disables items. `fixed`: the values are states of the program or known to its
 * rules, so only their words may change.
 */
export type CodeListKind = 'open' | 'fixed'

export interface CodeListFacts {
  title: Text
  /** Where people meet it. */
  use: Text
  kind: CodeListKind
  /** How deep its tree is; one for a plain list. */
  levels: 1 | 2 | 3
  /** People choose several of it, which travel joined by commas; so its labels have none. */
  several?: boolean
}

const open = { kind: 'open', levels: 1 } as const
const fixed = { kind: 'fixed', levels: 1 } as const
const qualificationSurvey: Text = { zh: '报名 · 企业资质问卷', en: 'Sign-up · qualification survey' }
const scaleSurvey: Text = { zh: '报名 · 企业规模问卷', en: 'Sign-up · scale survey' }

export const codeListFacts: Readonly<Record<CodeListName, CodeListFacts>> = {
  boothType: {
    ...fixed,
    title: { zh: '展位类型', en: 'Booth types' },
    use: { zh: '报名 · 展位需求；展位档位', en: 'Sign-up · booth request; booth tiers' },
  },
  boothStatus: {
    ...fixed,
    title: { zh: '展位状态', en: 'Booth states' },
    use: { zh: '展位图、展位设计与统计', en: 'Hall plans, booth design and figures' },
  },
  exhibitType: {
    ...fixed,
    title: { zh: '展品类型', en: 'Exhibit types' },
    use: { zh: '报名 · 展位需求；展馆与展位', en: 'Sign-up · booth request; halls and booths' },
  },
  exhibitSubtype: {
    ...open,
    title: { zh: '展品小类', en: 'Exhibit subtypes' },
    use: { zh: '报名 · 展品说明', en: 'Sign-up · what is exhibited' },
  },
  companyNature: {
    ...open,
    title: { zh: '企业性质', en: 'Kinds of company' },
    use: qualificationSurvey,
  },
  highTechLevel: {
    ...open,
    title: { zh: '高新技术企业级别', en: 'High-tech levels' },
    use: qualificationSurvey,
  },
  creditGrade: {
    ...open,
    title: { zh: '行业信用等级', en: 'Industry credit grades' },
    use: {
      zh: '报名 · 企业资质问卷；行业信用等级名单',
      en: 'Sign-up · qualification survey; list of credit grades',
    },
  },
  certification: {
    ...open,
    several: true,
    title: { zh: '国际认证', en: 'Certifications' },
    use: qualificationSurvey,
  },
  yearsEstablished: { ...open, title: { zh: '成立年限', en: 'Years since founding' }, use: scaleSurvey },
  paidInCapital: { ...open, title: { zh: '实缴资本', en: 'Paid-in capital' }, use: scaleSurvey },
  revenueScale: { ...open, title: { zh: '收入规模', en: 'Revenue' }, use: scaleSurvey },
  staffScale: { ...open, title: { zh: '人员规模', en: 'Number of staff' }, use: scaleSurvey },
  intellectualProperty: {
    ...open,
    title: { zh: '知识产权情况', en: 'Intellectual property' },
    use: scaleSurvey,
  },
  researchShare: { ...open, title: { zh: '研发投入占比', en: 'Share spent on research' }, use: scaleSurvey },
  badRecord: { ...open, title: { zh: '不良记录', en: 'Adverse records' }, use: scaleSurvey },
  responsibilityReport: {
    ...open,
    title: { zh: '社会责任报告', en: 'Social responsibility reports' },
    use: scaleSurvey,
  },
  productCategory: {
    ...open,
    levels: 3,
    several: true,
    title: { zh: '产品分类', en: 'Product categories' },
    use: { zh: '报名 · 主营产品与产品介绍；统计', en: 'Sign-up · main products and introductions; figures' },
  },
  groupType: {
    ...open,
    title: { zh: '展团类型', en: 'Kinds of exhibition group' },
    use: { zh: '展团单位名单', en: 'List of exhibition-group units' },
  },
  reviewState: {
    ...fixed,
    title: { zh: '审核状态', en: 'Review states' },
    use: { zh: '报名审核；手机号变更审核', en: 'Sign-up review; mobile number changes' },
  },
  dataState: {
    ...fixed,
    title: { zh: '报名数据状态', en: 'Sign-up states' },
    use: { zh: '报名与审核列表', en: 'Sign-ups and review lists' },
  },
  region: {
    ...open,
    title: { zh: '所在地区', en: 'Regions' },
    use: scaleSurvey,
  },
  mailingDivision: {
    ...open,
    levels: 2,
    title: { zh: '邮寄地址的省和市', en: 'Provinces and cities for mail' },
    use: { zh: '报名 · 邮寄地址', en: 'Sign-up · mailing address' },
  },
}
