import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyInWords } from './in-words'
import { mostAmount } from './money'

describe('an amount in words', () => {
  it.each([
    [4_985_600, '人民币肆万玖仟捌佰伍拾陆元整'],
    [1_280_000, '人民币壹万贰仟捌佰元整'],
    [100_000, '人民币壹仟元整'],
    [10_000_100, '人民币壹拾万零壹元整'],
    [1_000_000_000, '人民币壹仟万元整'],
    [10_010_005_000, '人民币壹亿零壹拾万零伍拾元整'],
    [mostAmount, '人民币壹拾亿元整'],
    [50_500, '人民币伍佰零伍元整'],
    [123_45, '人民币壹佰贰拾叁元肆角伍分'],
    [100_05, '人民币壹佰元零伍分'],
    [50, '人民币伍角整'],
    [5, '人民币伍分'],
    [0, '人民币零元整'],
  ])('%i fen in Chinese', (amount, words) =>
    expect(moneyInWords({ amount, currency: 'CNY' }, 'zh')).toBe(words),
  )

  it.each([
    [4_985_600, 'forty-nine thousand eight hundred and fifty-six US dollars only'],
    [100_005, 'one thousand US dollars and 05/100'],
    [100_000_000, 'one million US dollars only'],
    [1_317, 'thirteen US dollars and 17/100'],
    [0, 'zero US dollars only'],
  ])('%i cents in English', (amount, words) =>
    expect(moneyInWords({ amount, currency: 'USD' }, 'en')).toBe(words),
  )

  it('never says the same of two amounts', () => {
    const amount = fc.integer({ min: 0, max: mostAmount })
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        fc.pre(one !== other)
        for (const language of ['zh', 'en'] as const)
          expect(moneyInWords({ amount: one, currency: 'CNY' }, language)).not.toBe(
            moneyInWords({ amount: other, currency: 'CNY' }, language),
          )
      }),
    )
  })
})
