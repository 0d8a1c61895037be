import { describe, expect, it } from 'vitest'
import { quote } from '../../src/list/import/quote'

describe('what a sentence quotes of somebody’s file', () => {
  it('is the value as it stands', () => {
    expect(quote('91350800MA2XAA111Q')).toBe('91350800MA2XAA111Q')
  })

  it.each([
    ['breaks', 'a\r\n\tb'],
    ['control characters', 'a\u0000\u001b\u0085b'],
    ['what turns the writing round', 'a\u202e\u2066b'],
    ['what nobody sees', 'a\u200b\ufeffb'],
  ])('shows a gap for %s', (_, text) => {
    expect(quote(text)).toBe('a b')
  })

  it('is cut between two characters', () => {
    expect(quote('😀'.repeat(41))).toBe(`${'😀'.repeat(40)}…`)
    expect(quote('长'.repeat(40))).toBe('长'.repeat(40))
  })
})
