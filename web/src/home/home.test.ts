import { describe, expect, it } from 'vitest'
import { partOfDay } from './greeting'

describe('the greeting', () => {
  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [11, 'noon'],
    [13, 'afternoon'],
    [18, 'evening'],
  ])('at %i o’clock wishes a good %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part)
  })
})
