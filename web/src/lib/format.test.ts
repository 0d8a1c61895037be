import { describe, expect, it } from 'vitest'
import { formatDates, formatMoment, formatWindow } from './format'

const zh = { language: 'zh', timeZone: 'Asia/Shanghai' } as const
const en = { language: 'en', timeZone: 'Asia/Shanghai' } as const

describe('dates as people read them', () => {
  it('are the fair’s own time, wherever the reader’s computer stands', () => {
    expect(formatMoment(new Date('2026-11-17T16:30:00Z'), zh)).toBe('11月18日 00:30')
    expect(formatMoment(new Date('2026-11-17T16:30:00Z'), en)).toBe('18 Nov, 00:30')
  })

  it('name the day of a window once', () => {
    const [from, to] = [new Date('2026-11-18T01:30:00Z'), new Date('2026-11-18T02:00:00Z')]
    expect(formatWindow(from, to, zh)).toBe('11月18日 09:30 – 10:00')
    expect(formatWindow(from, to, en)).toBe('18 Nov, 09:30 – 10:00')
  })

  it('name both days of a window that ends on another one', () => {
    const [from, to] = [new Date('2026-11-18T15:30:00Z'), new Date('2026-11-18T16:30:00Z')]
    expect(formatWindow(from, to, zh)).toBe('11月18日 23:30 – 11月19日 00:30')
  })

  it.each([
    ['2027-05-18', '2027-05-21', '2027年5月18日 – 21日'],
    ['2027-05-30', '2027-06-02', '2027年5月30日 – 6月2日'],
    ['2027-12-30', '2028-01-02', '2027年12月30日 – 2028年1月2日'],
  ])('say the dates of the fair %s to %s without repeating year or month', (from, to, text) => {
    expect(formatDates(from, to, 'zh')).toBe(text)
  })

  it('do the same in English', () => {
    expect(formatDates('2027-05-18', '2027-05-21', 'en').replace(/\s/g, ' ')).toBe('18 – 21 May 2027')
  })
})
