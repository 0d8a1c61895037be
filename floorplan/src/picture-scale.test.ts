import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasOtherProportions, laidOnFloor, metresOfDot, sizeInMetres } from './picture-scale'

const side = fc.double({ min: 20, max: 2000, noNaN: true })
const dots = fc.integer({ min: 200, max: 16_000 })

describe('the scale of a picture', () => {
  it('follows from two points and how far apart they are', () => {
    const scale = metresOfDot({ x: 100, y: 100 }, { x: 400, y: 500 }, 25)
    expect(scale).toBe(0.05)
    expect(sizeInMetres({ width: 1600, height: 900 }, 0.05)).toEqual({ width: 80, depth: 45 })
  })

  it('is not known from one point, or without a length', () => {
    const [from, to] = [
      { x: 1, y: 1 },
      { x: 5, y: 4 },
    ]
    for (const [end, metres] of [
      [from, 5],
      [to, 0],
      [to, -3],
      [to, Number.NaN],
      [to, Number.POSITIVE_INFINITY],
    ] as const)
      expect(metresOfDot(from, end, metres)).toBeUndefined()
  })
})

describe('a picture on a floor', () => {
  it('has other proportions than a floor, by more than anybody sees', () => {
    expect(hasOtherProportions({ width: 4000, height: 3000 }, { width: 45, depth: 69 })).toBe(true)
    expect(hasOtherProportions({ width: 3000, height: 4600 }, { width: 45, depth: 69 })).toBe(false)
    expect(hasOtherProportions({ width: 3010, height: 4600 }, { width: 45, depth: 69 })).toBe(false)
  })

  it('lies as large in both directions, at its scale, on a picture of the floor’s own proportions', () => {
    fc.assert(
      fc.property(dots, dots, side, side, side, (width, height, floorWidth, floorDepth, wide) => {
        const floor = { width: floorWidth, depth: floorDepth }
        fc.pre(Math.max(floorWidth / floorDepth, floorDepth / floorWidth) < 20)
        const laid = laidOnFloor(
          { width, height },
          { metresADot: wide / width, floor, corner: { x: 30, y: -20 } },
          4000,
        )
        fc.pre(Math.min(laid.width, laid.height) > 100)
        expect(Math.max(laid.width, laid.height)).toBeLessThanOrEqual(4000)
        expect(hasOtherProportions(laid, floor)).toBe(false)
        const { picture } = laid
        expect(picture.width / picture.height).toBeCloseTo(width / height, 6)
        expect(Math.abs(((picture.width / laid.width) * floor.width) / wide - 1)).toBeLessThanOrEqual(0.0101)
        expect(picture.x / picture.width).toBeCloseTo(-30 / width, 9)
        expect(picture.y / picture.height).toBeCloseTo(20 / height, 9)
      }),
    )
  })
})
