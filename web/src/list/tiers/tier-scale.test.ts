import type { ListRow } from '@fairground/wire/list'
import { describe, expect, it } from 'vitest'
import { placeOf, tierScales } from './tier-scale'

const area = (id: string, kind: string, minArea: number, maxArea: number): ListRow => ({
  id,
  kind,
  boothType: '2',
  exhibitType: '02',
  minArea,
  maxArea,
  minCount: null,
  maxCount: null,
  label: id,
})
const laneOf = (rows: ListRow[], kind: string) =>
  tierScales(rows)[0]?.lanes.find((lane) => lane.kind === kind)

describe('the tiers of one booth type and exhibit type', () => {
  it('leave nothing open when each starts where the last one ended', () => {
    const rows = [
      area('a', 'review', 18, 54),
      area('b', 'review', 55, 100),
      area('r', 'registration', 18, 100),
    ]
    expect(laneOf(rows, 'review')).toMatchObject({ gaps: [], overlaps: [] })
    expect(laneOf(rows, 'registration')).toMatchObject({ gaps: [], overlaps: [] })
  })

  it('show what no tier covers, at the ends too', () => {
    const rows = [
      area('a', 'review', 18, 54),
      area('b', 'review', 60, 90),
      area('r', 'registration', 18, 100),
    ]
    expect(laneOf(rows, 'review')?.gaps).toEqual([
      { least: 55, most: 59 },
      { least: 91, most: 100 },
    ])
  })

  it('show what two tiers both cover, and put them on separate lines', () => {
    const rows = [area('a', 'review', 18, 60), area('b', 'review', 55, 100), area('c', 'review', 61, 80)]
    const lane = laneOf(rows, 'review')
    expect(lane?.overlaps).toEqual([
      { least: 55, most: 60 },
      { least: 61, most: 80 },
    ])
    expect(lane?.lines.map((line) => line.map(({ id }) => id))).toEqual([['a', 'c'], ['b']])
  })

  it('are one long gap where a kind has none', () => {
    const rows = [area('r', 'registration', 18, 100)]
    expect(laneOf(rows, 'review')).toMatchObject({ lines: [], gaps: [{ least: 18, most: 100 }] })
  })

  it('are counted for standard booths and measured for raw space', () => {
    const standard = { id: 's', kind: 'review', boothType: '1', exhibitType: '02', minCount: 1, maxCount: 4 }
    expect(tierScales([standard, area('a', 'review', 18, 54)]).map(({ unit }) => unit)).toEqual([
      'count',
      'area',
    ])
  })
})

describe('a scale', () => {
  it('is filled from end to end by what it covers', () => {
    for (const unit of ['count', 'area'] as const) {
      const place = placeOf({ least: 18, most: 400 }, { unit, least: 18, most: 400 })
      expect(place.left).toBeCloseTo(0)
      expect(place.width).toBeCloseTo(100)
    }
  })

  it('gives four standard booths a quarter each', () => {
    expect(placeOf({ least: 3, most: 3 }, { unit: 'count', least: 1, most: 4 })).toEqual({
      left: 50,
      width: 25,
    })
  })
})
