import { describe, expect, it } from 'vitest'
import { fill } from './fill'

describe('a text with names in braces', () => {
  it('takes the values by their names, each as often as it is named', () => {
    expect(fill('{a} of {b}, {a}', { a: 1, b: 'two' })).toBe('1 of two, 1')
  })

  it('leaves what has no value, and what came in with a value, as it stands', () => {
    expect(fill('{a} {toString}', {})).toBe('{a} {toString}')
    expect(fill('{name}', { name: '{other}', other: 'x' })).toBe('{other}')
  })

  it('writes values the way the caller wants them', () => {
    expect(fill('{count}', { count: 5 }, (name, value) => `${name}=${value}`)).toBe('count=5')
  })
})
