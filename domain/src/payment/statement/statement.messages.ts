import { defineMessages } from '../../text'

/** What is said about bank statements, their lines, and what is made of them. */
export const statementMessages = defineMessages('statement', {
  fileKind: { zh: '请选择 xlsx、xls 或 csv 文件', en: 'Please choose an xlsx, xls or csv file' },
  fileTooLarge: { zh: '文件超过 {limit} MB', en: 'The file is larger than {limit} MB' },
  noHeading: {
    zh: '没有找到表头。第一行（或账户信息之下）须有“{day}”和“{credit}”两列，可下载示例对照',
    en: 'No headings were found. There must be a row with “{day}” and “{credit}”; the example shows how',
  },
  noLines: {
    zh: '表头之下没有收款记录（跳过支出 {skipped} 行）',
    en: 'There is no money coming in below the headings ({skipped} rows of other kinds skipped)',
  },
  day: { zh: '日期无法识别，请写成 2026-11-18', en: 'Not a date; please write it as 2026-11-18' },
  dayAhead: { zh: '日期晚于今天', en: 'The date lies in the future' },
  direction: {
    zh: '无法识别是收入还是支出，请写“收”或“付”',
    en: 'It does not say whether money came in or went out; please write “credit” or “debit”',
  },
  currency: { zh: '只支持人民币（CNY）和美元（USD）', en: 'Only CNY and USD are taken' },
  tooLong: { zh: '内容过长', en: 'This is too long' },
  unknownLine: { zh: '没有找到该笔流水', en: 'There is no such line' },
  booked: {
    zh: '{who}已于{when}将这笔流水入账：{parts}',
    en: '{who} booked this line at {when}: {parts}',
  },
  setAside: {
    zh: '{who}已于{when}搁置了这笔流水：{reason}',
    en: '{who} set this line aside at {when}: {reason}',
  },
  notSum: {
    zh: '各合同金额合计 {sum}，须等于这笔流水的 {amount}',
    en: 'The parts come to {sum}, but the line is over {amount}',
  },
  partsMissing: { zh: '请选择合同', en: 'Please choose a contract' },
  tooManyParts: { zh: '一笔流水最多分到20个合同', en: 'A line is divided over at most 20 contracts' },
  contractTwice: { zh: '同一合同只能出现一次', en: 'Each contract can stand here once' },
  otherCurrency: {
    zh: '合同{number}以{contract}计价，这笔流水是{line}，不能直接入账',
    en: 'Contract {number} is in {contract}, but this line is in {line}; it cannot be booked on it',
  },
  notPayable: {
    zh: '合同{number}当前为“{state}”，不能入账',
    en: 'Contract {number} is “{state}”; nothing can be booked on it now',
  },
  unknownContract: { zh: '没有找到该合同', en: 'There is no such contract' },
  voucherOther: {
    zh: '合同{number}的回单已不是待核对，或金额不同，请刷新后再试',
    en: 'The voucher of contract {number} no longer waits, or is over another amount; please look again',
  },
  notSure: {
    zh: '建议已变化或不再确定，请单独核对',
    en: 'The proposal changed or is no longer sure; please check this one by itself',
  },
  notReopened: {
    zh: '这笔流水已入账。如有误，请先在缴费详情中冲正全部对应记录',
    en: 'This line is booked. If that was wrong, take all of its entries back first, where the payments of the contract are',
  },
  ledgerReason: {
    zh: '银行流水 {day} {payer}',
    en: 'Bank statement {day} {payer}',
  },
})
