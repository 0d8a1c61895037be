import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditCode, creditCodeCheckDigit, hasValidCheckDigit, isDoubtful } from '../credit-code'

describe('the unified social credit code', () => {
  it('is kept in capitals and without the spaces people type', () => {
    expect(creditCode.parse('9135 0100 m000 100y 43')).toBe('91350100M000100Y43')
  })

  it.each([
    '',
    '123',
    '91350100M000100Y4',
    '91350100M000100Y433',
    '91350100M000100Y4-',
    '统一社会信用代码统一社会信用代码',
  ])('refuses %j', (typed) => {
    expect(creditCode.safeParse(typed).error?.issues[0]?.message).toBe('creditCode.format')
  })

  it('has the check digit of GB 32100', () => {
    expect(hasValidCheckDigit('91350100M000100Y43')).toBe(true)
    expect(hasValidCheckDigit('91350100M000100Y44')).toBe(false)
  })

  it('is doubted only when it is whole, does not fit, and nobody insists', () => {
    expect(isDoubtful('9135 0100 m000 100y 43', 'warn')).toBe(false)
    expect(isDoubtful('9135 0100 m000 100y 44', 'warn')).toBe(true)
    expect(isDoubtful('9135 0100 m000 100y 4', 'warn')).toBe(false)
    expect(isDoubtful('9135 0100 m000 100y 44', 'enforce')).toBe(false)
  })

  it('finds every single wrong character by its check digit', () => {
    const alphabet = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
    const body = fc
      .array(fc.constantFrom(...alphabet), { minLength: 17, maxLength: 17 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(body, fc.nat(16), fc.constantFrom(...alphabet), (code, position, other) => {
        const whole = code + creditCodeCheckDigit(code)
        expect(hasValidCheckDigit(whole)).toBe(true)
        if (whole[position] !== other)
          expect(hasValidCheckDigit(whole.slice(0, position) + other + whole.slice(position + 1))).toBe(false)
      }),
    )
  })
})
