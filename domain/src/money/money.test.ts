import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positiveAmount, signedAmount } from './amount.rules'
import { keepingDays } from './instalments'
import { amountDigits, amountText, divide, moneyText, mostAmount, parseAmount, shareOf } from './money'
import { amountMessages } from './money.messages'

const amount = fc.integer({ min: 0, max: mostAmount })

describe('an amount as written', () => {
  it.each([
    [4_985_600, '49,856.00'],
    [5, '0.05'],
    [-262_400, '−2,624.00'],
    [mostAmount, '1,000,000,000.00'],
  ])('%i is %s', (value, text) => expect(amountText(value)).toBe(text))

  it('carries the sign of its currency', () => {
    expect(moneyText({ amount: 1_280_000, currency: 'CNY' })).toBe('¥12,800.00')
    expect(moneyText({ amount: -1, currency: 'USD' })).toBe('−US$0.01')
  })
})

describe('an amount as typed', () => {
  it.each([
    ['12800', 1_280_000],
    ['12,800.5', 1_280_050],
    ['１２８００．００', 1_280_000],
    [' ¥ 9.09 ', 909],
    ['US$1,000', 100_000],
    ['0', 0],
    ['1.005', 'tooManyDecimals'],
    ['12,80', 'notAnAmount'],
    ['-5', 'notAnAmount'],
    ['1e5', 'notAnAmount'],
    ['', 'notAnAmount'],
    ['12 800', 'notAnAmount'],
    ['1000000000.01', 'tooMuch'],
    ['99999999999999', 'tooMuch'],
  ])('%j is %s', (typed, read) => expect(parseAmount(typed)).toBe(read))

  it('reads back everything it writes', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(parseAmount(amountText(value))).toBe(value)
        expect(parseAmount(amountDigits(value))).toBe(value)
      }),
    )
  })
})

describe('an amount a form hands on', () => {
  it.each([
    ['10.005', 'tooManyDecimals'],
    [10.5, 'tooManyDecimals'],
    [mostAmount + 1, 'tooMuch'],
    ['99999999999999', 'tooMuch'],
    [0, 'nothing'],
    [-500, 'nothing'],
    ['-5.00', 'nothing'],
    ['US$500', 'otherCurrency'],
    ['￥ 500', 'otherCurrency'],
    ['€500', 'notAnAmount'],
    [undefined, 'notAnAmount'],
  ] as const)('%j is refused: %s', (given, fault) =>
    expect(positiveAmount.safeParse(given).error?.issues[0]?.message).toBe(amountMessages[fault]),
  )

  it('may take off where it has a sign, and is never nothing', () => {
    expect(signedAmount.parse(-500)).toBe(-500)
    expect(signedAmount.safeParse(0).error?.issues[0]?.message).toBe(amountMessages.zero)
    expect(signedAmount.safeParse('−5.005').error?.issues[0]?.message).toBe(amountMessages.tooManyDecimals)
    expect(signedAmount.safeParse(-mostAmount - 1).error?.issues[0]?.message).toBe(amountMessages.tooMuch)
  })
})

describe('dividing', () => {
  it('gives what is left over to whom it was taken from', () => {
    expect(divide(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(divide(4_985_600, [30, 40, 30])).toEqual([1_495_680, 1_994_240, 1_495_680])
    expect(divide(-100, [1, 2])).toEqual([-33, -67])
  })

  it('loses nothing, and takes nobody more than a whole unit from their share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -mostAmount, max: mostAmount }),
        fc
          .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 })
          .filter((weights) => weights.some(Boolean)),
        (whole, weights) => {
          const parts = divide(whole, weights)
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
          const all = weights.reduce((sum, weight) => sum + weight, 0)
          parts.forEach((part, place) => {
            expect(Math.abs(part - (whole * (weights[place] ?? 0)) / all)).toBeLessThanOrEqual(1)
          })
        },
      ),
    )
  })

  it('takes no share of nothing', () => expect(() => divide(5, [0, 0])).toThrow(RangeError))
})

it('takes a share to the nearest unit, half of one away from nothing', () => {
  expect(shareOf(5_248_000, 500)).toBe(262_400)
  expect(shareOf(10, 500)).toBe(1)
  expect(shareOf(-10, 500)).toBe(-1)
  expect(shareOf(9, 500)).toBe(0)
})

describe('the days of a contract that takes the place of another', () => {
  const parts = (...days: string[]) =>
    days.map((dueOn, place) => ({ number: place + 1, share: 5_000, amount: 100, dueOn }))
  const fresh = parts('2027-02-15', '2027-03-20')
  const days = (before: ReturnType<typeof parts>, paid: number) =>
    keepingDays(fresh, before, paid).map(({ dueOn }) => dueOn)

  it('leave what is late as late as it was, and what was put off where it was put', () =>
    expect(days(parts('2026-12-01', '2027-04-30'), 60)).toEqual(['2026-12-01', '2027-04-30']))
  it('give time for what was settled and grew', () =>
    expect(days(parts('2026-12-01', '2027-04-30'), 100)).toEqual(['2027-02-15', '2027-04-30']))
  it('never lie after those that follow', () =>
    expect(days(parts('2026-12-01', '2027-01-10'), 100)).toEqual(['2027-01-10', '2027-01-10']))
  it('are new where there are more or fewer parts', () =>
    expect(days(parts('2026-12-01'), 0)).toEqual(['2027-02-15', '2027-03-20']))
})
