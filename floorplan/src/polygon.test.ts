import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOf, spansAt } from './polygon'

const arrow = [
  { x: 0, y: 0 },
  { x: 10, y: 5 },
  { x: 0, y: 10 },
  { x: 4, y: 5 },
]

describe('a polygon', () => {
  it('has several spans where a line enters it several times', () => {
    const comb = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 4 },
      { x: 6, y: 4 },
      { x: 6, y: 0 },
      { x: 8, y: 0 },
      { x: 8, y: 8 },
      { x: 0, y: 8 },
    ]
    expect(spansAt(comb, 2)).toEqual([
      { from: 0, to: 2 },
      { from: 6, to: 8 },
    ])
    expect(spansAt(comb, 6)).toEqual([{ from: 0, to: 8 }])
  })

  it('counts a corner once', () => {
    expect(spansAt(arrow, 5)).toEqual([{ from: 4, to: 10 }])
    expect(spansAt(arrow, 11)).toEqual([])
  })

  it('lies within its bounds, whatever its shape', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 50 }), y: fc.integer({ min: 0, max: 50 }) })
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 8 }), fc.nat(50), (polygon, y) => {
        const { x, width } = boundsOf(polygon)
        for (const { from, to } of spansAt(polygon, y)) {
          expect(from).toBeLessThanOrEqual(to)
          expect(from).toBeGreaterThanOrEqual(x - 1e-9)
          expect(to).toBeLessThanOrEqual(x + width + 1e-9)
        }
        expect(spansAt(polygon, 51)).toEqual([])
      }),
    )
  })
})
