import { describe, expect, it } from 'vitest'
import { fromFairClock, onFairClock } from './zoned-time'

describe('a time picked on the screen', () => {
  const moment = new Date('2026-11-15T01:30:00Z')

  it('is the fair’s, wherever the reader sits', () => {
    expect(onFairClock(moment, 'Asia/Shanghai').format('YYYY/MM/DD HH:mm')).toBe('2026/11/15 09:30')
    expect(onFairClock(moment, 'America/New_York').format('YYYY/MM/DD HH:mm')).toBe('2026/11/14 20:30')
  })

  it('comes back as the moment it was', () => {
    for (const zone of ['Asia/Shanghai', 'Europe/London', 'America/New_York'])
      expect(fromFairClock(onFairClock(moment, zone), zone)).toEqual(moment)
  })
})
