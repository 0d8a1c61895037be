import { describe, expect, it } from 'vitest'
import { areaOf, daysSince, requestText } from './request-text'

const names: Record<string, string> = { 1: '标准展位', 2: '室内光地', 3: '室外光地' }
const name = (code: string) => names[code] ?? ''
const nothing = { boothType: '', standardBooths: 0, indoorArea: 0, outdoorArea: 0 }

describe('what a company asks for', () => {
  it('is told in one line, with the one figure that belongs to the booth type', () => {
    expect(requestText({ ...nothing, boothType: '1', standardBooths: 2 }, name)).toBe('标准展位 ×\u00a02')
    expect(requestText({ ...nothing, boothType: '2', indoorArea: 54 }, name)).toBe('室内光地 54\u00a0m²')
    expect(requestText({ ...nothing, boothType: '3', outdoorArea: 300 }, name)).toBe('室外光地 300\u00a0m²')
  })

  it('is nothing before the request was saved', () => {
    expect(requestText(nothing, name)).toBe('')
  })
})

describe('how long a sign-up has waited', () => {
  it('counts whole days, and never backwards where two clocks differ', () => {
    const submitted = new Date('2026-11-10T08:00:00Z')
    expect(daysSince(submitted, new Date('2026-11-11T07:59:00Z'))).toBe(0)
    expect(daysSince(submitted, new Date('2026-11-13T08:00:00Z'))).toBe(3)
    expect(daysSince(submitted, new Date('2026-11-10T07:00:00Z'))).toBe(0)
  })
})

describe('the area of several booths', () => {
  it('adds up to the centimetre', () => {
    expect(areaOf([{ areaM2: 9.1 }, { areaM2: 9.2 }])).toBe(18.3)
  })
})
