import type { Text } from '../../text'

/** What a line of a bank's statement may have a column for. */
export const statementColumns = [
  'day',
  'credit',
  'debit',
  'direction',
  'currency',
  'payer',
  'remark',
  'reference',
] as const
export type StatementColumn = (typeof statementColumns)[number]

/** As people are told of them, and as the example heads them. */
export const statementColumnNames: Record<StatementColumn, Text> = {
  day: { zh: '交易日期', en: 'Date' },
  credit: { zh: '收入金额', en: 'Credit' },
  debit: { zh: '支出金额', en: 'Debit' },
  direction: { zh: '借贷标志', en: 'Debit or credit' },
  currency: { zh: '币种', en: 'Currency' },
  payer: { zh: '对方户名', en: 'Payer' },
  remark: { zh: '附言', en: 'Remark' },
  reference: { zh: '银行流水号', en: 'Bank reference' },
}

/** The words banks head them with, without what is put in brackets behind. */
const words: Record<StatementColumn, readonly string[]> = {
  day: [
    '日期',
    '交易日期',
    '记账日期',
    '入账日期',
    '到账日期',
    '交易时间',
    '交易日',
    'date',
    'transactiondate',
    'valuedate',
    'bookingdate',
    'postingdate',
  ],
  credit: [
    '收入金额',
    '收入',
    '贷方发生额',
    '贷方金额',
    '贷方',
    '存入金额',
    '到账金额',
    '收款金额',
    '金额',
    '交易金额',
    '发生额',
    'amount',
    'credit',
    'creditamount',
    'amountcredited',
    'deposit',
    'received',
    'paidin',
    'transactionamount',
  ],
  debit: [
    '支出金额',
    '支出',
    '借方发生额',
    '借方金额',
    '借方',
    '转出金额',
    'debit',
    'debitamount',
    'withdrawal',
    'paidout',
  ],
  direction: [
    '借贷标志',
    '借贷',
    '收支',
    '收支标志',
    '借贷方向',
    '收付标志',
    '交易方向',
    '资金方向',
    '收支方向',
    'debitorcredit',
    'direction',
    'drcr',
    'debitcredit',
  ],
  currency: ['币种', '货币', '交易币种', 'currency', 'ccy'],
  payer: [
    '对方户名',
    '对方名称',
    '对方账户名称',
    '对方单位名称',
    '付款人',
    '付款人名称',
    '付款人户名',
    '付款方',
    '付款方名称',
    '付款户名',
    'payer',
    'payername',
    'counterparty',
    'counterpartyname',
    'remitter',
    'orderingcustomer',
    'from',
  ],
  remark: [
    '附言',
    '摘要',
    '用途',
    '备注',
    '交易附言',
    '交易摘要',
    '汇款附言',
    'remark',
    'remarks',
    'summary',
    'description',
    'purpose',
    'details',
    'paymentdetails',
    'narrative',
    'message',
  ],
  reference: [
    '银行流水号',
    '流水号',
    '交易流水号',
    '核心流水号',
    '凭证号',
    '凭证号码',
    '交易参考号',
    'bankreference',
    'reference',
    'ref',
    'transactionid',
    'transactionreference',
    'serialnumber',
  ],
}

const plainHeading = (cell: string): string =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(（[【].*$/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

const byWord = new Map(
  statementColumns.flatMap((column) => words[column].map((word) => [word, column] as const)),
)

/** Over money that came and money that went alike. */
const neutralWords = ['金额', '交易金额', '发生额', 'amount', 'transactionamount']

export const isNeutralAmount = (heading: string): boolean => neutralWords.includes(plainHeading(heading))

/** Give way where another column says it better: many transfers share the number of a voucher. */
const lesserWords = new Set([...neutralWords, '凭证号', '凭证号码'])

/** Where each column stands. What was written with a transfer may stand in several. */
export type Places = ReadonlyMap<StatementColumn, readonly number[]>

export function placesIn(heading: readonly string[]): Places {
  const places = new Map<StatementColumn, number[]>()
  for (const [place, cell] of heading.entries()) {
    const word = plainHeading(cell)
    const column = byWord.get(word)
    if (!column) continue
    const known = places.get(column)
    if (known && column === 'remark') known.push(place)
    else if (!known || (isLesser(heading, known) && !lesserWords.has(word))) places.set(column, [place])
  }
  return places
}

const isLesser = (heading: readonly string[], [place]: readonly number[]): boolean =>
  lesserWords.has(plainHeading(heading[place ?? -1] ?? ''))
