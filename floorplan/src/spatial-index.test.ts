import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlaps, type Rect, sharedEdge, tolerance } from './geometry'
import { spatialIndex } from './spatial-index'

const centimetres = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100)
const anyRect = fc.record({
  x: centimetres(0, 6000),
  y: centimetres(0, 4000),
  width: centimetres(10, 1500),
  depth: centimetres(10, 1500),
})
const rects = fc.array(anyRect, { maxLength: 60 })

const touches = (one: Rect, other: Rect): boolean =>
  one.x <= other.x + other.width + tolerance &&
  other.x <= one.x + one.width + tolerance &&
  one.y <= other.y + other.depth + tolerance &&
  other.y <= one.y + one.depth + tolerance

describe('the spatial index', () => {
  it('finds what a look at everything finds, in drawing order', () => {
    fc.assert(
      fc.property(rects, anyRect, (items, floor) => {
        expect(spatialIndex(items).within(floor)).toEqual(items.filter((item) => touches(item, floor)))
      }),
    )
  })

  it('finds every overlap and every neighbour', () => {
    fc.assert(
      fc.property(rects, anyRect, (items, floor) => {
        const found = new Set(spatialIndex(items).within(floor))
        const met = items.filter((item) => overlaps(item, floor) || sharedEdge(item, floor))
        expect(met.filter((item) => !found.has(item))).toEqual([])
      }),
    )
  })

  it('points at what was drawn last', () => {
    const booth = { x: 3, y: 3, width: 3, depth: 3, name: 'booth' }
    const desk = { x: 4, y: 4, width: 1, depth: 1, name: 'desk' }
    const index = spatialIndex([booth, desk])
    expect(index.at({ x: 4.5, y: 4.5 })).toBe(desk)
    expect(index.at({ x: 3.5, y: 3.5 })).toBe(booth)
    expect(index.at({ x: 9, y: 9 })).toBeUndefined()
  })

  it('has nothing on an empty floor', () => {
    expect(spatialIndex([]).within({ x: 0, y: 0, width: 100, depth: 100 })).toEqual([])
    expect(spatialIndex([]).at({ x: 1, y: 1 })).toBeUndefined()
  })
})
