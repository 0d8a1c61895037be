import { describe, expect, it } from 'vitest'
import { chosenOf, type HallBooth, isLookedFor, offeredTo, sortedByNumber, sumOf } from './allotting'

const booth = (code: string, more: Partial<HallBooth> = {}) =>
  ({ id: code, code, status: 'normal', areaM2: 9, ...more }) as HallBooth
const codes = (booths: readonly HallBooth[]) => booths.map(({ code }) => code)
const hall = [booth('A1'), booth('A2'), booth('A3', { status: 'occupy' }), booth('A10')]

describe('what a company is offered', () => {
  const entries = [
    { companyId: 'one', boothIds: ['A1'] },
    { companyId: 'other', boothIds: ['A10'] },
  ]
  it('is free, and put aside for nobody else on the page', () => {
    expect(codes(offeredTo('one', hall, entries))).toEqual(['A1', 'A2'])
    expect(codes(offeredTo('other', hall, entries))).toEqual(['A2', 'A10'])
    expect(codes(offeredTo('third', hall, entries))).toEqual(['A2'])
  })

  it('counts up as people do', () => {
    expect(codes(sortedByNumber([booth('A10'), booth('A2')]))).toEqual(['A2', 'A10'])
  })
})

it('what was picked keeps its order, without what has left the plan', () => {
  expect(codes(chosenOf(['A10', 'gone', 'A1'], hall))).toEqual(['A10', 'A1'])
})

it('areas add up to the centimetre', () => {
  expect(sumOf([{ areaM2: 0.1 }, { areaM2: 0.2 }, { areaM2: 12.35 }])).toEqual({ count: 3, areaM2: 12.65 })
})

it.each([
  ['a1 两面', true],
  ['9 m²', true],
  ['', true],
  ['a1 四面', false],
])('looking for “%s”', (typed, found) => {
  expect(isLookedFor('A1 标准展位 · 两面开 · 9 m²', typed)).toBe(found)
})
