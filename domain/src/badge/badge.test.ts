import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { badgeMessages as say } from './badge.messages'
import { badgeProgress } from './extra'
import { isIdCardNumber, maskIdentity, plainIdentity } from './identity'
import { badgePerson, personAdded, personChanged } from './person'
import { badgeQuota, badgesForArea, isBeforeDeadline } from './quota'

const zhang = {
  name: '张敏',
  nameEn: 'Zhang Min',
  post: '销售经理',
  mobile: '13800000001',
  identityKind: 'idCard' as const,
  identityNumber: '11010519491231002X',
}
const faults = (changed: object) =>
  (badgePerson.safeParse({ ...zhang, ...changed }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ])

describe('a person for a badge', () => {
  it('is taken as people write it', () => {
    expect(faults({})).toEqual([])
    expect(faults({ identityNumber: ' 110105 19491231 002x ' })).toEqual([])
    expect(faults({ mobile: '+49 170 1234567', nameEn: '' })).toEqual([])
    expect(faults({ nameEn: 'José D’Artagnan-Müller Jr.' })).toEqual([])
  })

  it.each([
    [{ name: '  ' }, 'name', say.name],
    [{ nameEn: '张敏' }, 'nameEn', say.nameEnCharacters],
    [{ post: '' }, 'post', say.post],
    [{ mobile: '' }, 'mobile', say.mobile],
    [{ mobile: '12800000001' }, 'mobile', say.mobileFormat],
    [{ identityKind: 'library' }, 'identityKind', say.identityKind],
    [{ identityNumber: '' }, 'identityNumber', say.identityNumber],
    [{ identityNumber: '110105194912310021' }, 'identityNumber', say.idCardFormat],
    [{ identityKind: 'passport', identityNumber: 'E1' }, 'identityNumber', say.documentFormat],
    [{ identityKind: 'passport', identityNumber: 'E123/456' }, 'identityNumber', say.documentFormat],
  ])('with %j is answered beside %s', (changed, field, message) => {
    expect(faults(changed)).toContainEqual([field, message])
  })

  it('keeps the number on record where a change names none, and not where somebody is added', () => {
    const unnamed = {
      ...zhang,
      identityNumber: '',
      id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      photoFileId: null,
      version: 1,
    }
    expect(personChanged.safeParse(unnamed).success).toBe(true)
    expect(personAdded.safeParse(unnamed).success).toBe(false)
  })
})

describe('an ID card number', () => {
  it.each([
    ['11010519491231002X', true],
    ['110105194912310020', false],
    ['110105194902300023', false],
    ['11010518991231002X', false],
    ['1101051949123100', false],
  ])('%s: %s', (number, valid) => expect(isIdCardNumber(number)).toBe(valid))

  it('with one digit mistyped is never taken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...'11010519491231002X']
        digits[place] = String((Number(digits[place]) + by) % 10)
        expect(isIdCardNumber(digits.join(''))).toBe(false)
      }),
    )
  })
})

describe('a masked number', () => {
  it.each([
    ['11010519491231002X', '110***********002X'],
    ['E12345678', 'E******78'],
    ['A1234', 'A**34'],
  ])('%s reads %s', (number, masked) => expect(maskIdentity(number)).toBe(masked))

  it('hides at least two signs, and never changes its length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9-]{5,20}$/), (number) => {
        const masked = maskIdentity(plainIdentity(number))
        expect(masked).toHaveLength(number.length)
        expect([...masked].filter((sign) => sign === '*').length).toBeGreaterThanOrEqual(2)
      }),
    )
  })
})

describe('how many badges', () => {
  const rule = { perNine: 4, least: 4, most: 60 }

  it.each([
    [0, 0],
    [9, 4],
    [6, 4],
    [18, 8],
    [20, 9],
    [36, 16],
    [1500, 60],
  ])('%d m² give %d', (areaM2, badges) => expect(badgesForArea(areaM2, rule)).toBe(badges))

  it('the organiser’s word adds to it or takes from it, but gives none to whoever has no booth', () => {
    expect(badgeQuota({ areaM2: 18, extra: 3, used: 5, coExhibitors: 0 }, rule, 2)).toEqual({
      byCoExhibitors: 0,
      byArea: 8,
      extra: 3,
      total: 11,
      used: 5,
      left: 6,
    })
    expect(badgeQuota({ areaM2: 0, extra: 3, used: 0, coExhibitors: 1 }, rule, 2).total).toBe(0)
    expect(badgeQuota({ areaM2: 18, extra: 0, used: 0, coExhibitors: 3 }, rule, 2)).toMatchObject({
      byCoExhibitors: 6,
      total: 14,
    })
    expect(badgeQuota({ areaM2: 9, extra: -9, used: 2, coExhibitors: 0 }, rule, 2)).toMatchObject({
      total: 0,
      left: 0,
    })
  })

  it('never fall as the area grows, and stay within the limits', () => {
    const area = fc.integer({ min: 1, max: 200_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(area, area, (one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)]
        const [few, many] = [badgesForArea(small, rule), badgesForArea(large, rule)]
        expect(few).toBeLessThanOrEqual(many)
        expect(few).toBeGreaterThanOrEqual(rule.least)
        expect(many).toBeLessThanOrEqual(rule.most)
      }),
    )
  })
})

it('the last day is still before the deadline', () => {
  expect(isBeforeDeadline('2027-04-30', '2027-04-30')).toBe(true)
  expect(isBeforeDeadline('2027-05-01', '2027-04-30')).toBe(false)
})

it.each([
  [{ used: 0, total: 4 }, 'none'],
  [{ used: 3, total: 4 }, 'some'],
  [{ used: 4, total: 4 }, 'full'],
  [{ used: 5, total: 4 }, 'over'],
  [{ used: 0, total: 0 }, 'none'],
])('%j is %s', (figures, progress) => expect(badgeProgress(figures)).toBe(progress))
