import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeFormula, unescapeFormula } from '../../../src/platform/workbook/formula-safety'

const dangerous = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']
const tricky = fc.string({ unit: fc.constantFrom(...dangerous, "'", 'a', '文', ' '), maxLength: 6 })

describe('a text in an exported file', () => {
  it('never starts with a sign that starts a formula', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), tricky), (text) => {
        expect(dangerous).not.toContain(escapeFormula(text).charAt(0))
      }),
    )
  })

  it('comes back exactly as it was when the file is read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), tricky), (text) => {
        expect(unescapeFormula(escapeFormula(text))).toBe(text)
      }),
    )
  })

  it('is left alone when it is harmless', () => {
    for (const text of ['', '消防车', "'tis", '1+1', 'a=b', "''"]) {
      expect(escapeFormula(text)).toBe(text)
      expect(unescapeFormula(text)).toBe(text)
    }
  })
})
