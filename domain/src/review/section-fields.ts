import type { UserType } from '../account'
import type { CodeListName } from '../codelist'
import type { Text } from '../text'

interface Common {
  name: string
  title: Text
  /** Asked of one kind of company only; without it, of both. */
  only?: UserType
}

/** One thing a sign-up says, and how its value is to be read. */
export type SignUpField = Common &
  (
    | { kind: 'text' | 'grouped' | 'paragraph' | 'yesNo' | 'count' | 'booths' | 'area' | 'file' }
    | { kind: 'code' | 'codes'; list: CodeListName }
    | { kind: 'choice'; choices: Readonly<Record<string, Text>> }
  )

type Reading = 'text' | 'grouped' | 'paragraph' | 'yesNo' | 'count' | 'booths' | 'area' | 'file'
const as =
  (kind: Reading) =>
  (name: string, zh: string, en: string, only?: UserType): SignUpField => ({
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
const code = (list: CodeListName, name: string, zh: string, en: string): SignUpField => ({
  kind: 'code',
  list,
  name,
  title: { zh, en },
})
const codes = (list: CodeListName, name: string, zh: string, en: string): SignUpField => ({
  ...code(list, name, zh, en),
  kind: 'codes',
  list,
})

/** Everything a sign-up says, section by section in the order of its forms: what reviewers read and compare. */
export const sectionFields = {
  basics: [
    text('nameZh', '中文公司名称', 'Chinese name', 'CHN'),
    text('nameEn', '英文公司名称', 'English name'),
    text('shortNameZh', '公司简称', 'Short name', 'CHN'),
    text('shortNameEn', '英文简称', 'English short name'),
    text('formerName', '曾用名', 'Former name', 'CHN'),
    text('registeredAddress', '注册地址', 'Registered address'),
    text('contactName', '联系人', 'Contact'),
    text('contactMobile', '联系人手机', 'Contact’s mobile', 'CHN'),
    text('contactMobile', '联系人电话', 'Contact’s phone', 'ENG'),
    text('backupName', '备用联系人', 'Backup contact', 'CHN'),
    text('backupMobile', '备用联系人手机', 'Backup contact’s mobile', 'CHN'),
    text('backupName', '法定代表人', 'Legal representative', 'ENG'),
    text('backupMobile', '法定代表人电话', 'Legal representative’s phone', 'ENG'),
    text('officePhone', '办公电话', 'Office phone'),
    text('officeExtension', '分机号', 'Extension', 'CHN'),
    text('fax', '传真', 'Fax'),
    text('email', '邮箱', 'Email', 'ENG'),
    text('recoveryEmail', '找回邮箱', 'Recovery email'),
    text('wechat', '微信号', 'WeChat', 'CHN'),
    text('website', '网址', 'Website'),
    text('postalCode', '邮政编码', 'Postal code', 'ENG'),
    text('mailingName', '邮寄联系人', 'Mailing contact', 'CHN'),
    text('mailingMobile', '邮寄联系人手机', 'Mailing contact’s mobile', 'CHN'),
    { ...code('mailingDivision', 'mailingProvince', '合同邮寄省份', 'Mailing province'), only: 'CHN' },
    { ...code('mailingDivision', 'mailingCity', '合同邮寄城市', 'Mailing city'), only: 'CHN' },
    text('mailingDetail', '合同邮寄地址', 'Mailing address', 'CHN'),
    text('invoiceAddress', '发票邮寄地址', 'Invoice mailing address', 'CHN'),
    file('licenceFileId', '营业执照', 'Business licence', 'CHN'),
    file('signUpFileId', '报名文件或宣传册', 'Sign-up file or brochure', 'ENG'),
  ],
  invoice: [
    {
      kind: 'choice',
      name: 'invoiceType',
      title: { zh: '发票类型', en: 'Invoice type' },
      choices: {
        special: { zh: '增值税专用发票', en: 'Special VAT invoice' },
        ordinary: { zh: '增值税普通发票', en: 'Ordinary VAT invoice' },
        overseas: { zh: '境外发票', en: 'Overseas invoice' },
      },
      only: 'CHN',
    },
    text('title', '开票公司名称', 'Invoice title'),
    grouped('creditCode', '统一社会信用代码', 'Credit code', 'CHN'),
    text('address', '公司地址', 'Address', 'CHN'),
    text('contact', '联系人', 'Contact', 'ENG'),
    text('areaCode', '区号', 'Area code', 'CHN'),
    text('phone', '电话号码', 'Phone'),
    text('fax', '传真', 'Fax', 'ENG'),
    text('bank', '开户银行', 'Bank', 'CHN'),
    grouped('bankAccount', '银行账号', 'Account', 'CHN'),
  ],
  qualification: [
    { ...code('companyNature', 'companyNature', '企业性质', 'Nature of the company'), only: 'CHN' },
    yesNo('overseasAgent', '代理海外产品', 'Represents overseas products', 'CHN'),
    text('overseasBrand', '海外代理品牌', 'Overseas brand', 'CHN'),
    count('inventionPatents', '发明专利', 'Invention patents', 'CHN'),
    count('utilityPatents', '实用新型专利', 'Utility patents', 'CHN'),
    count('designPatents', '外观设计专利', 'Design patents', 'CHN'),
    yesNo('highTech', '高新技术企业', 'High-tech enterprise', 'CHN'),
    { ...code('highTechLevel', 'highTechLevel', '高新技术企业级别', 'High-tech level'), only: 'CHN' },
    yesNo('creditRated', '参加行业信用等级评价', 'Took part in the credit rating', 'CHN'),
    { ...code('creditGrade', 'creditGrade', '信用等级', 'Credit grade'), only: 'CHN' },
    { ...codes('certification', 'certifications', '国际认证', 'Certifications'), only: 'CHN' },
    text('otherCertification', '其他认证', 'Other certification', 'CHN'),
    codes('productCategory', 'productCategories', '主营产品', 'Product categories'),
  ],
  scale: [
    code('region', 'region', '企业分布', 'Region'),
    code('yearsEstablished', 'yearsEstablished', '成立年限', 'Years established'),
    code('paidInCapital', 'paidInCapital', '实收资本', 'Paid-in capital'),
    code('revenueScale', 'revenueScale', '收入规模', 'Revenue'),
    code('staffScale', 'staffScale', '人员规模', 'Staff'),
    code('intellectualProperty', 'intellectualProperty', '知识产权情况', 'Intellectual property'),
    code('researchShare', 'researchShare', '研发投入占比', 'Research share'),
    code('badRecord', 'badRecord', '不良记录', 'Bad records'),
    code('responsibilityReport', 'responsibilityReport', '社会责任报告', 'Responsibility report'),
    count('domesticFairs', '国内参展次数', 'Fairs in China'),
    count('foreignFairs', '国外参展次数', 'Fairs abroad'),
  ],
  intro: [
    file('logoFileId', '企业 logo', 'Logo'),
    paragraph('introZh', '中文简介', 'Introduction in Chinese', 'CHN'),
    paragraph('introEn', '英文简介', 'Introduction in English'),
  ],
  boothRequest: [
    code('exhibitType', 'exhibitType', '展品类型', 'Exhibit type'),
    code('boothType', 'boothType', '展位类型', 'Booth type'),
    booths('standardBooths', '标准展位个数', 'Standard booths'),
    area('indoorArea', '室内光地面积', 'Indoor raw space'),
    area('outdoorArea', '室外光地面积', 'Outdoor raw space'),
  ],
} satisfies Record<string, SignUpField[]>

export type ReviewedSection = keyof typeof sectionFields
export const reviewedSections = Object.keys(sectionFields) as ReviewedSection[]

/** What is asked of one kind of company. */
export const fieldsFor = (section: ReviewedSection, variant: UserType): SignUpField[] =>
  (sectionFields[section] as SignUpField[]).filter(({ only }) => only === undefined || only === variant)

/** A product has no title of its own; these are the parts of one. */
export const productFields = ['category', 'introZh', 'introEn', 'imageFileId'] as const
export interface Product {
  category: string
  introZh: string
  introEn: string
  imageFileId: string | null
}
