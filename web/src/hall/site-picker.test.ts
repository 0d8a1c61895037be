import { overlaps, type Rect } from '@fairground/floorplan/geometry'
import type { SitePlan } from '@fairground/floorplan/site-plan'
import { drawableSite, type SiteHallLook } from '@fairground/floorplan/site-view'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteInRows } from './site-in-rows'
import { wayToHall } from './way-there-on-site'

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

const name = { zh: '馆', en: 'Hall' }
const hall = (code: string, what: Partial<SiteHallLook>): SiteHallLook => ({
  code,
  name,
  figure: '',
  outdoor: false,
  width: 40,
  depth: 20,
  scenery: [],
  booths: [],
  ...what,
})
const door = (id: string, x: number, y: number, use: 'entrance' | 'emergency') => ({
  kind: 'door' as const,
  id,
  use,
  from: { x: x - 1, y },
  to: { x: x + 1, y },
})
const site: SitePlan = {
  version: 1,
  width: 100,
  depth: 100,
  north: 0,
  grounds: [],
  trees: [],
  gates: [
    { id: 'north', use: 'visitors', at: { x: 50, y: 0 }, label: name },
    { id: 'south', use: 'visitors', at: { x: 50, y: 100 }, label: name },
  ],
  places: [],
  halls: [
    { hall: 'W1', x: 30, y: 40, turn: 0 },
    { hall: 'E1', x: 30, y: 70, turn: 0 },
    { hall: 'N1', x: 70, y: 5, turn: 0 },
  ],
}

describe('the way from a gate to a hall', () => {
  const drawable = drawableSite(site, [
    hall('W1', {
      scenery: [
        door('back', 20, 20, 'entrance'),
        door('front', 5, 0, 'entrance'),
        door('fire', 20, 0, 'emergency'),
      ],
    }),
    hall('E1', { outdoor: true }),
    hall('N1', { width: 20 }),
  ])

  it('ends at the nearest entrance, not at an emergency exit that is nearer', () => {
    const way = wayToHall(drawable, 'north', 'W1')
    expect(way?.points.at(-1)).toEqual({ x: 35, y: 40 })
    expect(way?.length).toBeCloseTo(Math.hypot(15, 40), 0)
    expect(way?.minutes).toBe(1)
  })

  it('ends at the nearest side of open ground', () => {
    expect(wayToHall(drawable, 'south', 'E1')?.points.at(-1)).toEqual({ x: 50, y: 90 })
  })

  it('is none to a hall without a door, and none from a gate that is not there', () => {
    expect(wayToHall(drawable, 'north', 'N1')).toBeUndefined()
    expect(wayToHall(drawable, 'west', 'W1')).toBeUndefined()
  })
})
