import { describe, expect, it } from 'vitest'
import { hasTyped } from './has-typed'

describe('a form somebody is about to leave', () => {
  it('is worth asking about once anything was typed, however deep it stands', () => {
    expect(hasTyped({ email: 'a@example.com' })).toBe(true)
    expect(hasTyped({ email: undefined, captcha: { answer: '7K' } })).toBe(true)
  })

  it('is left without a question while it is empty', () => {
    expect(hasTyped({})).toBe(false)
    expect(hasTyped({ email: ' ', captcha: { answer: undefined } })).toBe(false)
  })
})
