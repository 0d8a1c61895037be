import { describe, expect, it } from 'vitest'
import { boothType, boothTyping, hallCheck, hallFields } from '.'

const at = (day: string) => new Date(`2026-05-${day}T08:00:00+08:00`)

describe('the times of a hall', () => {
  it.each([
    [{}, undefined],
    [{ moveInFrom: at('01'), moveInUntil: at('03') }, undefined],
    [{ moveInFrom: at('01') }, 'moveInUntil'],
    [{ moveOutUntil: at('01') }, 'moveOutFrom'],
    [{ moveInFrom: at('03'), moveInUntil: at('03') }, 'moveInUntil'],
    [{ moveOutFrom: at('03'), moveOutUntil: at('01') }, 'moveOutUntil'],
  ])('of %j point at %s', (row, field) => {
    expect(hallCheck(row)?.field).toBe(field)
  })
})

it.each([
  [0.01, true],
  [117.55, true],
  [2000, true],
  [0, false],
  [-3, false],
  [2000.01, false],
  [1.005, false],
  ['9', false],
])('a hall %s m wide is one: %s', (width, sound) => {
  expect(hallFields.widthM.rule.safeParse(width).success).toBe(sound)
})

describe('a change of types', () => {
  const reason = '展区调整'

  it('says at least one thing, and why', () => {
    const sound = (given: object) => boothType.safeParse(given).success
    expect(sound({ reason })).toBe(false)
    expect(sound({ boothClass: null, exhibitType: '', reason })).toBe(false)
    expect(sound({ special: false, reason })).toBe(true)
    expect(sound({ special: false, reason: ' ' })).toBe(false)
  })

  it('is about booths that differ, and not too many', () => {
    const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
    const of = (boothIds: string[]) => boothTyping.safeParse({ boothIds, special: true, reason }).success
    const id = idOf(1)
    expect(of([id])).toBe(true)
    expect(of([])).toBe(false)
    expect(of([id, id])).toBe(false)
    expect(of(Array.from({ length: 501 }, (_, number) => idOf(number)))).toBe(false)
  })
})
