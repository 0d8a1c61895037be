import type { Texts } from '../../../lib/text'

export const invoiceTexts = {
  invoiceType: { zh: '发票类型', en: 'Invoice type' },
  special: { zh: '增值税专用发票', en: 'Special VAT invoice' },
  ordinary: { zh: '增值税普通发票', en: 'Ordinary VAT invoice' },
  title: { zh: '开票公司名称', en: 'Invoice company' },
  titleOverseas: { zh: '开票公司名称', en: 'Company' },
  creditCode: { zh: '统一社会信用代码', en: 'Unified social credit code' },
  creditCodeDoubtful: {
    zh: '校验位不符，请核对是否有误；确认无误仍可保存',
    en: 'The check digit does not fit. Please compare; if it is right you can still save',
  },
  address: { zh: '公司地址', en: 'Address' },
  areaCode: { zh: '区号', en: 'Area code' },
  phone: { zh: '电话号码', en: 'Phone' },
  bank: { zh: '开户银行', en: 'Bank' },
  bankAccount: { zh: '银行账号', en: 'Bank account' },
  contact: { zh: '联系人', en: 'Contact' },
  fax: { zh: '传真', en: 'Fax' },
} satisfies Texts
