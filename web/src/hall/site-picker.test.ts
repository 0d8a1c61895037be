import { overlaps, type Rect } from '@fairground/floorplan/geometry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteInRows } from './site-in-rows'

const length = fc.integer({ min: 5, max: 300 })
const someHalls = fc
  .array(fc.record({ width: length, depth: length }), { minLength: 1, maxLength: 30 })
  .map((extents) => extents.map((extent, index) => ({ ...extent, code: `H${index}` })))

describe('a fair without a drawn site', () => {
  it('has every hall on its sketch, none on another and none beyond the edge', () => {
    fc.assert(
      fc.property(someHalls, (halls) => {
        const site = siteInRows(halls)
        const rects = site.halls.map(({ hall, x, y }): Rect => {
          const { width = 0, depth = 0 } = halls.find(({ code }) => code === hall) ?? {}
          return { x, y, width, depth }
        })
        expect(site.halls.map(({ hall }) => hall)).toEqual(halls.map(({ code }) => code))
        for (const [index, one] of rects.entries()) {
          expect(one.x + one.width).toBeLessThan(site.width)
          expect(one.y + one.depth).toBeLessThan(site.depth)
          expect(rects.slice(index + 1).some((other) => overlaps(one, other))).toBe(false)
        }
      }),
    )
  })
})
