import { defineMessages } from '../text'

/** Where a bank's paper may be more than other documents. */
export const voucherFileFaults = defineMessages('voucherFile', {
  tooManyPages: { zh: '回单最多10页', en: 'A voucher has at most 10 pages' },
})

/** What is said when something about payments cannot be. */
export const paymentMessages = defineMessages('payment', {
  unknown: { zh: '没有找到该合同的付款信息', en: 'There are no payments for such a contract' },
  unknownVoucher: { zh: '没有找到该回单', en: 'There is no such voucher' },
  unknownEntry: { zh: '没有找到该笔记录', en: 'There is no such entry' },
  fileMissing: { zh: '请上传回单', en: 'Please upload the voucher' },
  fileTaken: {
    zh: '这份文件已用于另一张回单，请重新上传',
    en: 'This file belongs to another voucher; please upload it again',
  },
  payerMissing: { zh: '请填写付款户名', en: 'Please enter the name of the account it was paid from' },
  payerTooLong: { zh: '付款户名最多100个字', en: 'At most 100 characters' },
  referenceTooLong: { zh: '银行流水号最多60个字', en: 'At most 60 characters' },
  day: { zh: '请选择日期', en: 'Please choose a date' },
  dayAhead: { zh: '日期不能晚于今天', en: 'The date cannot lie in the future' },
  dayLongAgo: {
    zh: '日期早于合同拟定日期，请核对',
    en: 'The date lies before the contract was drawn up; please check it',
  },
  notNow: {
    zh: '合同{number}当前为“{state}”，不能进行此操作',
    en: 'Contract {number} is “{state}”, so this cannot be done now',
  },
  decided: {
    zh: '{who}已于{when}处理了这张回单（{state}）',
    en: '{who} dealt with this voucher at {when} ({state})',
  },
  lineBooked: {
    zh: '{day} 已有一笔 {amount} 的银行流水登记在本合同，可能就是这笔汇款，请在“银行流水”中核对。如是同一笔，请退回回单；如登记有误，请先冲正该笔收款',
    en: 'A bank line over {amount} of {day} is booked on this contract already and may be this very transfer; look at it under “Bank statements”. If it is, give the voucher back; if it was booked wrongly, take that entry back first',
  },
  notWaiting: {
    zh: '这张回单已处理（{state}），不能撤回',
    en: 'This voucher was dealt with already ({state}) and cannot be withdrawn',
  },
  notReturned: { zh: '只有被退回的回单才能重新提交', en: 'Only a returned voucher can be sent again' },
  tooManyWaiting: {
    zh: '已有20张回单等待核对，请稍后再提交',
    en: '20 vouchers are being checked already; please wait for them first',
  },
  reasonMissing: { zh: '请填写原因', en: 'Please give a reason' },
  reasonTooLong: { zh: '原因最多500个字', en: 'At most 500 characters' },
  kind: { zh: '请选择类别', en: 'Please choose a kind' },
  refundTooMuch: {
    zh: '退款不能超过已收的{paid}',
    en: 'No more than the {paid} received can be paid back',
  },
  creditTooMuch: {
    zh: '减免不能超过应收的{due}',
    en: 'No more than the {due} charged can be let off',
  },
  reversedBefore: { zh: '{who}已于{when}冲正了这笔记录', en: '{who} took this entry back at {when}' },
  notReversible: {
    zh: '合同应收和冲正记录不能再冲正',
    en: 'Neither the charge of a contract nor a correction can be taken back',
  },
})
