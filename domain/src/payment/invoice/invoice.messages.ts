import { defineMessages } from '../../text'

/** What is said about invoices that are wished for and issued. */
export const invoiceMessages = defineMessages('contractInvoice', {
  unknownWish: { zh: '没有找到该开票申请', en: 'There is no such request for an invoice' },
  unknownInvoice: { zh: '没有找到该发票', en: 'There is no such invoice' },
  oneOpen: {
    zh: '该合同已有一份待处理的开票申请',
    en: 'There is a request for an invoice on this contract already',
  },
  tooMuch: {
    zh: '金额不能超过可开票的{most}（已到账减去已开票）',
    en: 'No more than {most} can be invoiced: what was paid, less what was invoiced',
  },
  otherKind: { zh: '请选择发票类型', en: 'Please choose the kind of invoice' },
  incomplete: {
    zh: '报名信息中的开票资料不全，请先补全：{missing}',
    en: 'Your invoice details are not complete. Please add them to your sign-up first: {missing}',
  },
  remarkTooLong: { zh: '备注最多200个字', en: 'At most 200 characters' },
  decided: {
    zh: '{who}已于{when}处理了这份申请（{state}）',
    en: '{who} dealt with this request at {when} ({state})',
  },
  notOpen: {
    zh: '这份申请已处理（{state}），不能撤回',
    en: 'This request was dealt with already ({state}) and cannot be withdrawn',
  },
  numberMissing: { zh: '请填写发票号码', en: 'Please enter the number of the invoice' },
  number: { zh: '发票号码为1至30位字母、数字或横线', en: 'A number is 1 to 30 letters, digits or hyphens' },
  numberTaken: { zh: '发票号码{number}已登记过', en: 'Invoice number {number} is on record already' },
  day: { zh: '请选择开票日期', en: 'Please choose the date of the invoice' },
  dayAhead: { zh: '开票日期不能晚于今天', en: 'The date cannot lie in the future' },
  fileMissing: { zh: '请上传发票文件', en: 'Please upload the invoice' },
  cancelled: {
    zh: '{who}已于{when}作废了这张发票：{reason}',
    en: '{who} cancelled this invoice at {when}: {reason}',
  },
})

export const invoiceFileFaults = defineMessages('invoiceFile', {
  tooManyPages: { zh: '发票文件最多10页', en: 'An invoice has at most 10 pages' },
})
