import type { CodeItem } from '../code-list'

export const yearsEstablished: CodeItem[] = [
  { value: '01', zh: '3年以下', en: 'Under 3 years' },
  { value: '02', zh: '3年（含）至5年', en: '3 to under 5 years' },
  { value: '03', zh: '5年（含）至10年', en: '5 to under 10 years' },
  { value: '04', zh: '10年（含）至20年', en: '10 to under 20 years' },
  { value: '05', zh: '20年及以上', en: '20 years or more' },
]

export const paidInCapital: CodeItem[] = [
  { value: '01', zh: '100万元以下', en: 'Under CNY 1 million' },
  { value: '02', zh: '100万元（含）至500万元', en: 'CNY 1 million to under 5 million' },
  { value: '03', zh: '500万元（含）至1000万元', en: 'CNY 5 million to under 10 million' },
  { value: '04', zh: '1000万元（含）至5000万元', en: 'CNY 10 million to under 50 million' },
  { value: '05', zh: '5000万元（含）至1亿元', en: 'CNY 50 million to under 100 million' },
  { value: '06', zh: '1亿元及以上', en: 'CNY 100 million or more' },
]

export const revenueScale: CodeItem[] = [
  { value: '01', zh: '300万元以下', en: 'Under CNY 3 million' },
  { value: '02', zh: '300万元（含）至2000万元', en: 'CNY 3 million to under 20 million' },
  { value: '03', zh: '2000万元（含）至5000万元', en: 'CNY 20 million to under 50 million' },
  { value: '04', zh: '5000万元（含）至1亿元', en: 'CNY 50 million to under 100 million' },
  { value: '05', zh: '1亿元（含）至4亿元', en: 'CNY 100 million to under 400 million' },
  { value: '06', zh: '4亿元及以上', en: 'CNY 400 million or more' },
]

export const staffScale: CodeItem[] = [
  { value: '01', zh: '20人以下', en: 'Fewer than 20' },
  { value: '02', zh: '20至99人', en: '20 to 99' },
  { value: '03', zh: '100至299人', en: '100 to 299' },
  { value: '04', zh: '300至999人', en: '300 to 999' },
  { value: '05', zh: '1000人及以上', en: '1,000 or more' },
]

export const intellectualProperty: CodeItem[] = [
  { value: '01', zh: '暂无知识产权', en: 'None so far' },
  { value: '02', zh: '拥有注册商标或软件著作权', en: 'Registered trade marks or software copyright' },
  { value: '03', zh: '拥有实用新型或外观设计专利', en: 'Utility model or design patents' },
  { value: '04', zh: '拥有发明专利', en: 'Invention patents' },
  { value: '05', zh: '拥有境外授权专利', en: 'Patents granted abroad' },
]

export const researchShare: CodeItem[] = [
  { value: '01', zh: '1%以下', en: 'Under 1%' },
  { value: '02', zh: '1%（含）至3%', en: '1% to under 3%' },
  { value: '03', zh: '3%（含）至5%', en: '3% to under 5%' },
  { value: '04', zh: '5%（含）至10%', en: '5% to under 10%' },
  { value: '05', zh: '10%及以上', en: '10% or more' },
]

export const badRecord: CodeItem[] = [
  { value: '01', zh: '无不良记录', en: 'None' },
  { value: '02', zh: '产品质量监督抽查不合格', en: 'Failed a product quality inspection' },
  { value: '03', zh: '受到行政处罚', en: 'Administrative penalty' },
  { value: '04', zh: '列入经营异常名录', en: 'On the list of abnormal business operations' },
  { value: '05', zh: '列入严重违法失信名单', en: 'On the list of seriously dishonest enterprises' },
  { value: '06', zh: '被列为失信被执行人', en: 'Judgment debtor in default' },
]

export const responsibilityReport: CodeItem[] = [
  { value: '01', zh: '未编制', en: 'Not prepared' },
  { value: '02', zh: '已编制，未公开发布', en: 'Prepared, not published' },
  { value: '03', zh: '已公开发布', en: 'Published' },
  { value: '04', zh: '已公开发布并经第三方鉴证', en: 'Published with third-party assurance' },
]
