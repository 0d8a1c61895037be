import { describe, expect, it } from 'vitest'
import { expiryOf, todayIn } from './expiry'

describe('a certificate', () => {
  it('holds on its last day, and is over the day after', () => {
    expect(expiryOf('2026-11-15', '2026-11-15')).toBe('soon')
    expect(expiryOf('2026-11-14', '2026-11-15')).toBe('over')
  })

  it('ends soon within ninety days', () => {
    expect(expiryOf('2027-02-13', '2026-11-15')).toBe('soon')
    expect(expiryOf('2027-02-14', '2026-11-15')).toBeUndefined()
  })

  it('is judged by the day it is at the fair', () => {
    const lateInLondon = new Date('2026-11-15T20:00:00Z')
    expect(todayIn('Asia/Shanghai', lateInLondon)).toBe('2026-11-16')
    expect(todayIn('Europe/London', lateInLondon)).toBe('2026-11-15')
  })
})
