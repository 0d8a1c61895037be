import { describe, expect, it } from 'vitest'
import { daysLeft, daysMeant, expiryOf } from './expiry'

describe('a certificate', () => {
  it('holds on its last day, and is over the day after', () => {
    expect(expiryOf('2026-11-15', '2026-11-15')).toBe('within90')
    expect(daysLeft('2026-11-15', '2026-11-15')).toBe(0)
    expect(expiryOf('2026-11-14', '2026-11-15')).toBe('over')
  })

  it('ends soon within ninety days', () => {
    expect(expiryOf('2027-02-13', '2026-11-15')).toBe('within90')
    expect(expiryOf('2027-02-14', '2026-11-15')).toBeUndefined()
  })
})

describe('the days somebody means', () => {
  it('are counted from today, over the end of a month and of a year', () => {
    expect(daysMeant('over', '2027-01-01')).toEqual({ until: '2026-12-31' })
    expect(daysMeant('within30', '2026-12-15')).toEqual({ from: '2026-12-15', until: '2027-01-14' })
    expect(daysMeant('within90', '2026-11-15')).toEqual({ from: '2026-11-15', until: '2027-02-13' })
  })

  it('leave out nothing between what is over and what is not', () => {
    expect(daysMeant('notOver', '2026-03-01')).toEqual({ from: '2026-03-01', orNone: true })
    expect(daysMeant('over', '2026-03-01')).toEqual({ until: '2026-02-28' })
  })
})
