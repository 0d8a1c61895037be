import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contains, overlaps } from '../../geometry'
import { writeDraft } from '../draft'
import { emptyDraft, namesFrom, steps } from '../testing/any-draft'
import { type BoothRows, generateBooths, rowsThatFit } from './generate'

const rows: BoothRows = {
  floor: { x: 2, y: 1, width: 14, depth: 20 },
  arrangement: 'backToBack',
  boothWidth: 3,
  boothDepth: 3,
  perBlock: 2,
  aisle: 3,
  crossAisle: 1.5,
  numbering: { prefix: 'A-', start: 1, step: 2, digits: 2, order: 'snake' },
  boothClass: 'standard',
  exhibitType: '02',
  special: false,
}

const anyRows: fc.Arbitrary<BoothRows> = fc.record({
  floor: fc.record({
    x: fc.double({ min: -5, max: 30, noNaN: true }),
    y: steps(0.01)(-5, 30),
    width: fc.double({ min: 0, max: 60, noNaN: true }),
    depth: steps(0.01)(0.01, 60),
  }),
  arrangement: fc.constantFrom('rows', 'backToBack', 'islands'),
  boothWidth: steps(0.01)(0.5, 9),
  boothDepth: fc.double({ min: 0.5, max: 9, noNaN: true }),
  rowsOfIsland: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  perBlock: fc.integer({ min: 0, max: 6 }),
  aisle: steps(0.01)(0, 5),
  crossAisle: steps(0.01)(0, 5),
  numbering: fc.record({
    prefix: fc.constantFrom('', 'A', 'N1-'),
    start: fc.integer({ min: 0, max: 200 }),
    step: fc.integer({ min: -3, max: 3 }),
    digits: fc.integer({ min: 1, max: 4 }),
    order: fc.constantFrom('rows', 'snake'),
  }),
  boothClass: fc.constant('standard'),
  exhibitType: fc.constant('01'),
  special: fc.constant(false),
})

describe('booths in rows', () => {
  it('never overlap, never lie outside the floor and never share a number', () => {
    fc.assert(
      fc.property(anyRows, (wanted) => {
        const booths = generateBooths(wanted, namesFrom())
        expect(booths.filter((booth) => !contains(wanted.floor, booth))).toEqual([])
        const clashes = booths.filter((one, place) =>
          booths.slice(place + 1).some((other) => overlaps(one, other)),
        )
        expect(clashes).toEqual([])
        const codes = booths.map(({ code }) => code).filter(Boolean)
        expect(new Set(codes).size).toBe(codes.length)
        expect(rowsThatFit(wanted).booths).toBe(booths.length)
        expect(writeDraft({ ...emptyDraft, booths })).toContain('booths')
      }),
    )
  })

  it('stand back to back with aisles between, numbered there and back', () => {
    const booths = generateBooths(rows, namesFrom())
    expect(rowsThatFit(rows)).toEqual({ rows: 4, inRow: 4, booths: 16 })
    expect(booths.slice(0, 8).map(({ x, y, code }) => [x, y, code])).toEqual([
      [2, 1, 'A-01'],
      [5, 1, 'A-03'],
      [9.5, 1, 'A-05'],
      [12.5, 1, 'A-07'],
      [12.5, 4, 'A-09'],
      [9.5, 4, 'A-11'],
      [5, 4, 'A-13'],
      [2, 4, 'A-15'],
    ])
    expect([...new Set(booths.map(({ y }) => y))]).toEqual([1, 4, 10, 13])
  })

  it('stand in single rows or in islands of more', () => {
    const tops = (more: Partial<BoothRows>) => [
      ...new Set(generateBooths({ ...rows, ...more }, namesFrom()).map(({ y }) => y)),
    ]
    expect(tops({ arrangement: 'rows' })).toEqual([1, 7, 13])
    expect(tops({ arrangement: 'islands', rowsOfIsland: 3 })).toEqual([1, 4, 7, 13, 16])
    expect(tops({ arrangement: 'islands' })).toEqual([1, 4, 10, 13])
  })

  it('come to none where nothing fits, and to no more than a hall can have', () => {
    expect(generateBooths({ ...rows, boothWidth: 0 }, namesFrom())).toEqual([])
    expect(generateBooths({ ...rows, boothDepth: Number.NaN }, namesFrom())).toEqual([])
    expect(rowsThatFit({ ...rows, boothWidth: 15 })).toEqual({ rows: 0, inRow: 0, booths: 0 })
    expect(
      rowsThatFit({ ...rows, boothWidth: 0.05, boothDepth: 0.05, perBlock: 0 }).booths,
    ).toBeLessThanOrEqual(5000)
  })
})
