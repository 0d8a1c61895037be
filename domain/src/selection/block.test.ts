import { describe, expect, it } from 'vitest'
import { blockDivided, faultOfDivision, quotaOfBlock } from './block'
import type { Quota } from './quota'

const quota = (least: number, most: number, area?: { least: number; most: number }): Quota => ({
  boothClass: area ? 'raw' : 'standard',
  hallKind: 'indoor',
  exhibitTypes: ['02'],
  count: { least, most },
  area,
  source: 'review',
  label: '',
})

describe('the quota of a block', () => {
  it('is that of all its companies', () => {
    expect(quotaOfBlock(quota(1, 2), [quota(2, 4), quota(1, 1)])).toMatchObject({
      count: { least: 4, most: 7 },
      companies: 3,
    })
  })
  it('is the own one where there is nobody else', () => {
    expect(quotaOfBlock(quota(1, 2), [])).toEqual(quota(1, 2))
  })
  it('of raw space lets each booth fit one of them', () => {
    const [own, unit] = [quota(1, 1, { least: 36, most: 54 }), quota(1, 1, { least: 72, most: 100 })]
    expect(quotaOfBlock(own, [unit])).toMatchObject({
      count: { least: 2, most: 2 },
      area: { least: 36, most: 100 },
    })
  })
})

/** Booths in one row, named by their places. */
const row = (...places: number[]) =>
  places.map((place) => ({
    id: String(place),
    code: `A${place}`,
    hallId: 'h',
    boothClass: 'standard' as const,
    areaM2: 9,
  }))
const adjoins = (one: string, other: string) => Math.abs(Number(one) - Number(other)) === 1

describe('a division', () => {
  const judged = (kept: number[], ...shares: number[][]) =>
    faultOfDivision({
      kept: { companyId: 'd', quota: quota(1, 2), booths: row(...kept) },
      left: row(...kept),
      shares: shares.map((places, unit) => ({
        companyId: `u${unit}`,
        quota: quota(1, 2),
        booths: row(...places),
      })),
      adjoins,
      areaSlack: 0,
      nameOf: (id) => id,
    })
  it('is fine where every share is one its company might have chosen', () => {
    expect(judged([1, 2], [3, 4], [5])).toBeUndefined()
    expect(judged([], [3, 4])).toBeUndefined()
  })
  it.each([
    ['standardMost', 'u0', [1], [2, 3, 4]],
    ['apart', 'u0', [2], [1, 3]],
    ['apart', 'd', [1, 3], [2]],
    ['leftOver', 'd', [1, 2, 3], [4]],
  ] as const)('is refused by %s for %s', (kind, companyId, kept, share) => {
    expect(judged([...kept], [...share])).toMatchObject({ companyId, fault: { kind } })
  })
  it('names each company and each booth once', () => {
    const id = '00000000-0000-4000-8000-000000000001'
    const share = { companyId: id, boothIds: [id] }
    expect(blockDivided.safeParse({ version: 1, shares: [share] }).success).toBe(true)
    expect(blockDivided.safeParse({ version: 1, shares: [share, share] }).success).toBe(false)
    expect(blockDivided.safeParse({ version: 1, shares: [{ ...share, boothIds: [id, id] }] }).success).toBe(
      false,
    )
  })
})
