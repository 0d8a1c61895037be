import type { Texts } from '../lib/text'

export const paymentTexts = {
  total: { zh: '合同总额', en: 'Contract total' },
  confirmed: { zh: '已确认', en: 'Confirmed' },
  checking: { zh: '待核对', en: 'Being checked' },
  missing: { zh: '未到账', en: 'Not arrived' },
  over: { zh: '多收 {amount}，待退还', en: '{amount} too much came in and goes back' },
  bar: {
    zh: '已确认 {confirmed}，待核对 {checking}，未到账 {missing}',
    en: '{confirmed} confirmed, {checking} being checked, {missing} not arrived',
  },
  instalment: { zh: '第{number}期 {share}', en: 'Instalment {number}, {share}' },
  dueOn: { zh: '应付 {day}', en: 'Due {day}' },
  deferredFrom: { zh: '（原定 {day}，已缓缴）', en: '(deferred from {day})' },
  settled: { zh: '已付清', en: 'Settled' },
  partly: { zh: '差 {amount}', en: '{amount} to go' },
  open: { zh: '未到期', en: 'Not due yet' },
  late: { zh: '逾期，差 {amount}', en: 'Late, {amount} to go' },
  sentAt: { zh: '{moment} 上传', en: 'sent {moment}' },
  paidOn: { zh: '{day} 汇款', en: 'transferred {day}' },
  reference: { zh: '流水号 {reference}', en: 'reference {reference}' },
  view: { zh: '查看', en: 'View' },
  amount: { zh: '金额', en: 'Amount' },
  paidDay: { zh: '汇款日期', en: 'Date of transfer' },
  payer: { zh: '付款户名', en: 'Paid from (account name)' },
  bankReference: { zh: '银行流水号', en: 'Bank reference' },
  cancel: { zh: '取消', en: 'Cancel' },
  paperStored: { zh: '已上传：{name}', en: 'Uploaded: {name}' },
  paperHint: {
    zh: 'jpg、png 或 pdf（最多 10 页），不超过 5 MB',
    en: 'jpg, png or pdf (at most 10 pages), at most 5 MB',
  },
} satisfies Texts
