import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted } from './fitted'

const dots = fc.integer({ min: 40, max: 8000 })
const metres = fc.integer({ min: 20, max: 300 })

describe('a picture that is laid on a plan', () => {
  it('fills nine tenths of what is seen, in its middle, in its own proportions', () => {
    fc.assert(
      fc.property(dots, dots, metres, metres, (width, height, across, down) => {
        const floor = { x: -3, y: 7, width: across, depth: down }
        const place = fitted({ width, height }, floor)
        expect(Math.max(place.width / across, place.depth / down)).toBeCloseTo(0.9, 2)
        // To the centimetre on both sides.
        expect(Math.abs(place.width * height - place.depth * width)).toBeLessThanOrEqual(
          0.005 * (width + height),
        )
        expect(place.x + place.width / 2).toBeCloseTo(-3 + across / 2, 1)
        expect(place.y + place.depth / 2).toBeCloseTo(7 + down / 2, 1)
      }),
    )
  })
})
