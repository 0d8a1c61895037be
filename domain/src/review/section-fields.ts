import type { UserType } from '../account'
import type { CodeListName } from '../codelist'
import type { Text } from '../text'

interface Common<Name extends string> {
  name: Name
  title: Text
  /** Asked of one kind of company only; without it, of both. */
  only?: UserType
}

/** One thing a sign-up says, and how its value is to be read. */
export type SignUpField<Name extends string = string> = Common<Name> &
  (
    | { kind: 'text' | 'grouped' | 'paragraph' | 'yesNo' | 'count' | 'booths' | 'area' | 'file' }
    | { kind: 'code' | 'codes'; list: CodeListName }
    | { kind: 'choice'; choices: Readonly<Record<string, Text>> }
  )

type Reading = 'text' | 'grouped' | 'paragraph' | 'yesNo' | 'count' | 'booths' | 'area' | 'file'
const as =
  (kind: Reading) =>
  <Name extends string>(name: Name, zh: string, en: string, only?: UserType): SignUpField<Name> => ({
    kind,
    name,
    title: { zh, en },
    ...(only ? { only } : {}),
  })
const text = as('text')
const grouped = as('grouped')
const paragraph = as('paragraph')
const yesNo = as('yesNo')
const count = as('count')
/** Sizes of a request: nothing asked for is kept as zero. */
const booths = as('booths')
const area = as('area')
const file = as('file')
const code = <Name extends string>(
  list: CodeListName,
  name: Name,
  zh: string,
  en: string,
  only?: UserType,
): SignUpField<Name> => ({ kind: 'code', list, name, title: { zh, en }, ...(only ? { only } : {}) })
const codes = <Name extends string>(
  list: CodeListName,
  name: Name,
  zh: string,
  en: string,
  only?: UserType,
): SignUpField<Name> => ({ ...code(list, name, zh, en, only), kind: 'codes', list })

export const invoiceTypeTitles = {
  special: { zh: '增值税专用发票', en: 'Special VAT invoice' },
  ordinary: { zh: '增值税普通发票', en: 'Ordinary VAT invoice' },
  overseas: { zh: '境外发票', en: 'Overseas invoice' },
} satisfies Record<string, Text>

/**
 * Everything a sign-up says, section by section in the order of its forms, and what each thing is called: on the form,
 * to reviewers, on paper and in the export alike. The same field may ask Chinese and overseas companies for different
 * things.
 */
export const sectionFields = {
  basics: [
    text('nameZh', '中文公司名称', 'Chinese company name', 'CHN'),
    text('nameEn', '英文公司名称', 'English company name', 'CHN'),
    text('nameEn', '英文公司名称', 'Company name', 'ENG'),
    text('shortNameZh', '公司简称', 'Chinese short name', 'CHN'),
    text('shortNameEn', '英文简称', 'English short name', 'CHN'),
    text('shortNameEn', '英文简称', 'Short name', 'ENG'),
    text('formerName', '曾用名', 'Former name', 'CHN'),
    text('registeredAddress', '注册地址', 'Registered address', 'CHN'),
    text('registeredAddress', '公司地址', 'Address', 'ENG'),
    text('contactName', '联系人', 'Contact person'),
    text('contactMobile', '联系人手机号', 'Contact’s mobile', 'CHN'),
    text('contactMobile', '联系人电话', 'Contact phone', 'ENG'),
    text('backupName', '备用联系人', 'Backup contact', 'CHN'),
    text('backupMobile', '备用联系人手机号', 'Backup contact’s mobile', 'CHN'),
    text('backupName', '法定代表人', 'Legal representative', 'ENG'),
    text('backupMobile', '法定代表人电话', 'Phone of the legal representative', 'ENG'),
    text('officePhone', '办公电话', 'Office phone', 'CHN'),
    text('officePhone', '电话', 'Phone', 'ENG'),
    text('officeExtension', '分机号', 'Extension', 'CHN'),
    text('fax', '传真', 'Fax'),
    text('email', '邮箱', 'Email', 'ENG'),
    text('recoveryEmail', '找回邮箱', 'Recovery email', 'CHN'),
    text('recoveryEmail', '备用邮箱', 'Standby email', 'ENG'),
    text('wechat', '微信号', 'WeChat id', 'CHN'),
    text('website', '网址', 'Website'),
    text('postalCode', '邮政编码', 'Postal code', 'ENG'),
    text('mailingName', '邮寄联系人', 'Mailing contact', 'CHN'),
    text('mailingMobile', '邮寄联系人手机号', 'Mailing contact’s mobile', 'CHN'),
    code('mailingDivision', 'mailingProvince', '合同邮寄省份', 'Mailing province', 'CHN'),
    code('mailingDivision', 'mailingCity', '合同邮寄城市', 'Mailing city', 'CHN'),
    text('mailingDetail', '合同邮寄详细地址', 'Mailing address', 'CHN'),
    text('invoiceAddress', '发票邮寄地址', 'Invoice mailing address', 'CHN'),
    file('licenceFileId', '营业执照', 'Business licence', 'CHN'),
    file('signUpFileId', '报名文件或宣传册', 'Sign-up file or brochure', 'ENG'),
  ],
  invoice: [
    {
      kind: 'choice',
      name: 'invoiceType' as const,
      title: { zh: '发票类型', en: 'Invoice type' },
      choices: invoiceTypeTitles,
      only: 'CHN',
    },
    text('title', '开票公司名称', 'Invoice company', 'CHN'),
    text('title', '开票公司名称', 'Company', 'ENG'),
    grouped('creditCode', '统一社会信用代码', 'Unified social credit code', 'CHN'),
    text('address', '公司地址', 'Address', 'CHN'),
    text('contact', '联系人', 'Contact', 'ENG'),
    text('areaCode', '区号', 'Area code', 'CHN'),
    text('phone', '电话号码', 'Phone'),
    text('fax', '传真', 'Fax', 'ENG'),
    text('bank', '开户银行', 'Bank', 'CHN'),
    grouped('bankAccount', '银行账号', 'Bank account', 'CHN'),
  ],
  qualification: [
    code('companyNature', 'companyNature', '企业性质', 'Nature of the company', 'CHN'),
    yesNo('overseasAgent', '是否代理海外产品', 'Agent of overseas products', 'CHN'),
    text('overseasBrand', '海外代理产品品牌', 'Overseas brand', 'CHN'),
    count('inventionPatents', '发明专利数量', 'Invention patents', 'CHN'),
    count('utilityPatents', '实用新型专利数量', 'Utility model patents', 'CHN'),
    count('designPatents', '外观设计专利数量', 'Design patents', 'CHN'),
    yesNo('highTech', '是否高新技术企业', 'High-tech enterprise', 'CHN'),
    code('highTechLevel', 'highTechLevel', '高新技术企业级别', 'High-tech level', 'CHN'),
    yesNo(
      'creditRated',
      '是否参加 2018 年行业信用等级评价',
      'Took part in the 2018 industry credit rating',
      'CHN',
    ),
    code('creditGrade', 'creditGrade', '信用等级', 'Credit grade', 'CHN'),
    codes('certification', 'certifications', '国际认证', 'International certifications', 'CHN'),
    text('otherCertification', '其他认证名称', 'Other certification', 'CHN'),
    codes('productCategory', 'productCategories', '主营产品', 'Product categories'),
  ],
  scale: [
    code('region', 'region', '企业所在地区', 'Region'),
    code('yearsEstablished', 'yearsEstablished', '成立年限', 'Years established'),
    code('paidInCapital', 'paidInCapital', '实收资本', 'Paid-in capital'),
    code('revenueScale', 'revenueScale', '营业收入规模', 'Revenue'),
    code('staffScale', 'staffScale', '人员规模', 'Staff'),
    code('intellectualProperty', 'intellectualProperty', '知识产权情况', 'Intellectual property'),
    code('researchShare', 'researchShare', '研发及信息化投入占比', 'Share of R&D and IT spending'),
    code('badRecord', 'badRecord', '不良记录', 'Bad records'),
    code('responsibilityReport', 'responsibilityReport', '社会责任报告', 'Social responsibility report'),
    count('domesticFairs', '国内参展次数', 'Fairs at home'),
    count('foreignFairs', '国外参展次数', 'Fairs abroad'),
  ],
  intro: [
    file('logoFileId', '企业 logo', 'Company logo'),
    paragraph('introZh', '企业简介（中文）', 'Company introduction (Chinese)', 'CHN'),
    paragraph('introEn', '企业简介（英文）', 'Company introduction (English)', 'CHN'),
    paragraph('introEn', '企业简介（英文）', 'Company introduction', 'ENG'),
  ],
  boothRequest: [
    code('exhibitType', 'exhibitType', '展品类型', 'Exhibit type'),
    code('boothType', 'boothType', '展位类型', 'Type of booth'),
    booths('standardBooths', '标准展位数量', 'Number of standard booths'),
    area('indoorArea', '室内光地面积', 'Indoor raw space'),
    area('outdoorArea', '室外光地面积', 'Outdoor raw space'),
  ],
} satisfies Record<string, SignUpField[]>

export type ReviewedSection = keyof typeof sectionFields
export const reviewedSections = Object.keys(sectionFields) as ReviewedSection[]

/** What is asked of one kind of company. */
export const fieldsFor = (section: ReviewedSection, variant: UserType): SignUpField[] =>
  (sectionFields[section] as SignUpField[]).filter(({ only }) => only === undefined || only === variant)

export type FieldName<Section extends ReviewedSection> = (typeof sectionFields)[Section][number]['name']

/** What a question is called. Whoever shows both kinds of company together names the kind whose words fit both. */
export function fieldTitle<Section extends ReviewedSection>(
  section: Section,
  name: FieldName<Section>,
  variant: UserType,
): Text {
  const fields: readonly SignUpField[] = sectionFields[section]
  const called = fields.filter((field) => field.name === name)
  const [first] = called
  const title = (called.find(({ only }) => only === undefined || only === variant) ?? first)?.title
  if (!title) throw new Error(`no field ${name} in the section ${section}`)
  return title
}

export const productsTitle: Text = { zh: '产品介绍', en: 'Product examples' }

/** A product has no title of its own; these are the parts of one. */
export const productFields = ['category', 'introZh', 'introEn', 'imageFileId'] as const
export interface Product {
  category: string
  introZh: string
  introEn: string
  imageFileId: string | null
}
