import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountMessages } from '../../money'
import { doubting, matcherFor } from '../match-statement'
import { findHeading, readStatement } from './read-statement'
import { statementMessages as say } from './statement.messages'
import { readDay } from './statement-day'

const today = '2026-11-18'
const heading = ['交易日期', '收入金额', '币种', '对方户名', '附言', '银行流水号']
const table = (rows: string[][], head: string[] = heading) =>
  [head, ...rows].map((cells, place) => ({ number: place + 1, cells }))

function read(rows: string[][], head?: string[]) {
  const all = table(rows, head)
  const found = findHeading(all)
  if (!found) throw new Error('the headings are there')
  return readStatement(all, found, today)
}

describe('the headings of a statement', () => {
  it.each([
    [['日期', '金额', '付款人', '摘要']],
    [['Date', 'Amount', 'Payer', 'Remark']],
    [['Value date', 'Credit (USD)', 'Counterparty', 'Payment details']],
    [['交易时间', '贷方发生额（收入）', '对方单位名称', '用途']],
  ])('are known as %j', (cells) => {
    expect(findHeading([{ number: 1, cells }])?.places.size).toBe(4)
  })

  it('are found below whose account it is, and missed where there are none', () => {
    const above = [
      { number: 1, cells: ['账户名称', '组委会'] },
      { number: 2, cells: ['查询日期', '2026-11-01'] },
      { number: 4, cells: heading },
    ]
    expect(findHeading(above)?.at).toBe(2)
    expect(findHeading(above.slice(0, 2))).toBeUndefined()
  })
})

describe('a day as banks write it', () => {
  it.each([
    ['2026-11-18', '2026-11-18'],
    ['2026/1/5', '2026-01-05'],
    ['20261118', '2026-11-18'],
    ['20261118093012', '2026-11-18'],
    ['2026年11月8日', '2026-11-08'],
    ['2026-11-18 09:30:12', '2026-11-18'],
    ['18 Nov 2026', '2026-11-18'],
    ['5-January-2026', '2026-01-05'],
    ['2026-02-30', undefined],
    ['05/06/2026', undefined],
    ['46344', undefined],
    ['', undefined],
  ])('%j is %s', (written, day) => expect(readDay(written)).toBe(day))
})

describe('a line of a statement', () => {
  it('is read with all it says', () => {
    const { lines } = read([['2026/11/17', '14,956.80', '', ' 北京安盾 ', 'HT-2127-0142\n展位费', 'FT1']])
    expect(lines).toMatchObject([
      {
        row: 2,
        day: '2026-11-17',
        amount: 1_495_680,
        currency: 'CNY',
        payer: '北京安盾',
        remark: 'HT-2127-0142 展位费',
        reference: 'FT1',
      },
    ])
  })

  it('joins what was written in several columns, once', () => {
    const { lines } = read(
      [['2026-11-17', '1', '转账', 'HT-1', '转账']],
      ['日期', '金额', '摘要', '附言', '用途'],
    )
    expect(lines[0]?.remark).toBe('转账 HT-1')
  })

  it('is skipped where money went out or none moved', () => {
    const rows = [
      ['2026-11-17', '-5.00', '', '', '', ''],
      ['2026-11-17', '0.00', '', '', '', ''],
      ['2026-11-17', '(5.00)', '', '', '', ''],
      ['合计', '', '', '', '', ''],
    ]
    expect(read(rows)).toEqual({ lines: [], faults: [], skipped: 4 })
    const byColumn = read([['2026-11-17', '', '30.00']], ['日期', '贷方', '借方'])
    expect(byColumn).toEqual({ lines: [], faults: [], skipped: 1 })
    const bySign = read([['2026-11-17', '30.00', '借']], ['日期', '金额', '借贷标志'])
    expect(bySign.skipped).toBe(1)
  })

  it('names every fault by row and column, and keeps the good ones', () => {
    const { lines, faults } = read([
      ['2026-11-17', '1.005', '', '', '', 'A'],
      ['2026-11-17', '99999999999999', '', '', '', 'B'],
      ['18/11/2026', '1', 'EUR', '', '', 'C'],
      ['2026-11-19', '1', '', '', '', 'D'],
      ['2026-11-17', '1', '', '', 'x'.repeat(1_001), 'E'],
      ['2026-11-17', '', '', '谁', '', 'F'],
      ['2026-11-17', '1', 'USD', '', '', 'G'],
    ])
    expect(lines.map(({ row }) => row)).toEqual([8])
    expect(faults.map(({ row, column }) => [row, column])).toEqual([
      [2, 'credit'],
      [3, 'credit'],
      [4, 'day'],
      [4, 'currency'],
      [5, 'day'],
      [6, 'remark'],
      [7, 'credit'],
    ])
    expect(faults.map(({ message }) => message)).toContain(say.dayAhead)
  })

  it('is in the currency that stands before its amount, and not in two', () => {
    const rows = [
      ['2026-11-17', 'US$5,000.00', '', '', '', 'A'],
      ['2026-11-17', '￥5,000.00', 'CNY', '', '', 'B'],
      ['2026-11-17', 'US$5,000.00', 'CNY', '', '', 'C'],
      ['2026-11-17', '€5,000.00', '', '', '', 'D'],
    ]
    const { lines, faults } = read(rows)
    expect(lines.map(({ reference, currency }) => [reference, currency])).toEqual([
      ['A', 'USD'],
      ['B', 'CNY'],
    ])
    expect(faults).toEqual([
      { row: 4, column: 'credit', message: amountMessages.otherCurrency, cell: 'US$5,000.00' },
      { row: 5, column: 'credit', message: amountMessages.notAnAmount, cell: '€5,000.00' },
    ])
  })

  it('is the same in whichever file, and another where the bank says so or it stands twice', () => {
    const one = ['2026-11-17', '5.00', '', '甲', '展位费', '']
    const [first, second] = read([one, one]).lines
    expect(first?.identity).not.toBe(second?.identity)
    expect(read([['2026-11-16', '1', '', '', '', ''], one]).lines[1]?.identity).toBe(first?.identity)
    const known = ['2026-11-17', '5.00', '', '甲', '展位费', 'ft9']
    const [a, again, ...others] = read([
      known,
      ['2026/11/17', '5', '', '甲', '', 'FT9'],
      ['2026-11-17', '6.00', '', '甲', '展位费', 'FT9'],
      ['2026-11-17', '5.00', '', '乙', '展位费', 'FT9'],
      ['2026-11-16', '5.00', '', '甲', '展位费', 'FT9'],
    ]).lines
    expect(a?.identity).toBe(again?.identity)
    expect(new Set([a, ...others].map((line) => line?.identity)).size).toBe(4)
  })

  it('has the number of the transfer before that of a voucher, and none where that is all zeros', () => {
    const { lines } = read(
      [
        ['2026-11-17', '5.00', '8', 'FT1'],
        ['2026-11-17', '5.00', '8', '00000000'],
        ['2026-11-17', '5.00', '8', '00000000'],
      ],
      ['日期', '金额', '凭证号', '交易流水号'],
    )
    expect(lines.map(({ reference }) => reference)).toEqual(['FT1', '', ''])
    expect(new Set(lines.map(({ identity }) => identity)).size).toBe(3)
    expect(read([['2026-11-17', '5', '8']], ['日期', '金额', '凭证号']).lines[0]?.reference).toBe('8')
  })

  it.each(['收付标志', '交易方向', '资金方向', '收支方向'])('went out where %s says so', (named) => {
    const rows = ['付', '转出', '支出', 'Ｄ', '收', '贷', 'C'].map((word) => ['2026-11-17', '30.00', word])
    const { lines, skipped, faults } = read(rows, ['日期', '交易金额', named])
    expect({ taken: lines.length, skipped, faults }).toEqual({ taken: 3, skipped: 4, faults: [] })
  })

  it('is not taken for money that came where the amount is over both and its direction is unknown', () => {
    const rows = [
      ['2026-11-17', '30.00', '转账'],
      ['2026-11-17', '30.00', ''],
    ]
    const { lines, faults } = read(rows, ['日期', '金额', '借贷标志'])
    expect(lines).toEqual([])
    expect(faults).toEqual([
      { row: 2, column: 'direction', message: say.direction, cell: '转账' },
      { row: 3, column: 'direction', message: say.direction, cell: '' },
    ])
    expect(read(rows, ['日期', '收入金额', '借贷标志']).lines).toHaveLength(2)
    const both = ['日期', '发生额', '贷方发生额']
    expect(read([['2026-11-17', '30.00', '']], both).lines).toEqual([])
  })

  it('is taken, skipped or named, whatever stands there', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ maxLength: 12 }), { minLength: 6, maxLength: 6 })),
        (rows) => {
          const { lines, faults, skipped } = read(rows)
          expect(lines.length + new Set(faults.map(({ row }) => row)).size + skipped).toBe(rows.length)
        },
      ),
    )
  })
})

describe('a proposal', () => {
  const contract = (id: string, number: string) => ({
    id,
    number,
    paymentWord: number,
    payers: ['甲公司'],
    currency: 'CNY' as const,
    outstanding: 1_000,
    instalments: [1_000],
  })
  const line = { amount: 1_000, currency: 'CNY' as const, payer: '甲公司', remark: '' }

  it('is never sure where two are', () => {
    const match = matcherFor([contract('one', 'HT-2127-0001'), contract('two', 'HT-2127-0002')])
    expect(match(line).map(({ sureness }) => sureness)).toEqual(['likely', 'likely'])
    expect(match({ ...line, remark: 'HT-2127-0002' })[0]).toMatchObject({ parts: [{ contractId: 'two' }] })
  })

  it('is doubted where the same amount was booked already', () => {
    const found = matcherFor([contract('one', 'HT-2127-0001')])(line)
    expect(found[0]?.sureness).toBe('sure')
    expect(doubting(found, new Set(['one']))[0]).toMatchObject({
      sureness: 'unsure',
      reasons: ['payer', 'wholeAmount', 'bookedBefore'],
    })
    expect(doubting(found, new Set(['two']))).toEqual(found)
  })
})
