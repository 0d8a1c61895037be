import { describe, expect, it } from 'vitest'
import { initialSettings } from '../settings'
import { type BoothsAsked, quotaOf, type Tier, tierFor } from './quota'

const standard: BoothsAsked = {
  exhibitType: '02',
  boothType: '1',
  standardBooths: 3,
  indoorArea: 0,
  outdoorArea: 0,
}
const outdoor: BoothsAsked = {
  exhibitType: '01',
  boothType: '3',
  standardBooths: 0,
  indoorArea: 0,
  outdoorArea: 216,
}
const tier = (source: Tier['source'], least: number, most: number, label = ''): Tier => ({
  source,
  least,
  most,
  label,
})
const of = (asked: BoothsAsked, ...tiers: Tier[]) => quotaOf(asked, tiers, initialSettings)

describe('the tier that decides', () => {
  const review = tier('review', 2, 4)
  const registration = tier('registration', 1, 4)
  it('is the one set for the company, whatever it asked for', () =>
    expect(tierFor(standard, [registration, review, tier('company', 1, 1)])?.source).toBe('company'))
  it('is else the review tier that fits', () =>
    expect(tierFor(standard, [registration, review])).toBe(review))
  it('is else the registration tier that fits', () =>
    expect(tierFor(standard, [registration, tier('review', 4, 4)])).toBe(registration))
  it('is the higher one where two fit', () =>
    expect(tierFor(standard, [tier('review', 1, 3), tier('review', 3, 4)])?.least).toBe(3))
  it('is none where nothing fits', () => expect(tierFor(standard, [tier('review', 4, 4)])).toBeUndefined())
})

describe('a quota', () => {
  it('of standard booths counts them', () =>
    expect(of(standard, tier('review', 2, 4, '第二档'))).toEqual({
      boothClass: 'standard',
      hallKind: 'indoor',
      exhibitTypes: ['02'],
      count: { least: 2, most: 4 },
      area: undefined,
      source: 'review',
      label: '第二档',
    }))
  it('of raw space measures each booth, and the exhibitor has one', () =>
    expect(of(outdoor, tier('review', 200, 300))).toMatchObject({
      boothClass: 'raw',
      hallKind: 'outdoor',
      exhibitTypes: ['01'],
      count: { least: 1, most: 1 },
      area: { least: 200, most: 300 },
    }))
  it('never exceeds the cap of the fair, nor asks for more than it', () => {
    expect(of(standard, tier('company', 6, 9))?.count).toEqual({ least: 4, most: 4 })
    expect(of(standard, tier('review', 0, 4))?.count).toEqual({ least: 1, most: 4 })
  })
  it('is none for an exhibit type nobody knows', () =>
    expect(of({ ...standard, exhibitType: 'constructor' }, tier('company', 1, 4))).toBeUndefined())
})
