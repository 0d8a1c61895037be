import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contains, type Rect, type Side } from './geometry'
import { doorsOnSite, type Extent, onFloor, onSite, outlineOf, rectOnSite } from './hall-on-site'
import type { Scenery } from './scene'
import { type PlacedHall, turns } from './site-plan'

const centimetres = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100)
const anyPlace: fc.Arbitrary<PlacedHall> = fc.record({
  hall: fc.constant('W1'),
  x: centimetres(0, 50_000),
  y: centimetres(0, 50_000),
  turn: fc.constantFrom(...turns),
})
const anyExtent: fc.Arbitrary<Extent> = fc.record({
  width: centimetres(100, 20_000),
  depth: centimetres(100, 20_000),
})
const share = fc.double({ min: 0, max: 1, noNaN: true })
const isWithin = (outer: Rect, { x, y }: { x: number; y: number }) =>
  contains(outer, { x, y, width: 0, depth: 0 })

describe('a hall on the site', () => {
  it('brings every point of its floor within its outline, and back to where it was', () => {
    fc.assert(
      fc.property(anyPlace, anyExtent, share, share, (placed, extent, right, down) => {
        const point = { x: extent.width * right, y: extent.depth * down }
        const there = onSite(placed, extent, point)
        expect(isWithin(outlineOf(placed, extent), there)).toBe(true)
        const back = onFloor(placed, extent, there)
        expect(back.x).toBeCloseTo(point.x, 6)
        expect(back.y).toBeCloseTo(point.y, 6)
      }),
    )
  })

  it('keeps distances: it is turned, never mirrored', () => {
    fc.assert(
      fc.property(anyPlace, anyExtent, (placed, extent) => {
        const [corner, right, down] = [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
          { x: 0, y: 1 },
        ].map((point) => onSite(placed, extent, point))
        const ahead = { x: (right?.x ?? 0) - (corner?.x ?? 0), y: (right?.y ?? 0) - (corner?.y ?? 0) }
        const aside = { x: (down?.x ?? 0) - (corner?.x ?? 0), y: (down?.y ?? 0) - (corner?.y ?? 0) }
        expect(ahead.x * aside.y - ahead.y * aside.x).toBeCloseTo(1, 6)
        expect((Math.atan2(ahead.y, ahead.x) * 180) / Math.PI).toBeCloseTo(
          placed.turn > 180 ? placed.turn - 360 : placed.turn,
          6,
        )
      }),
    )
  })

  it('covers exactly its outline', () => {
    fc.assert(
      fc.property(anyPlace, anyExtent, (placed, extent) => {
        const covered = rectOnSite(placed, extent, { x: 0, y: 0, ...extent })
        const outline = outlineOf(placed, extent)
        for (const part of ['x', 'y', 'width', 'depth'] as const)
          expect(covered[part]).toBeCloseTo(outline[part], 6)
      }),
    )
  })

  const door = (id: string, from: [number, number], to: [number, number]): Scenery[number] => ({
    kind: 'door',
    id,
    use: 'entrance',
    from: { x: from[0], y: from[1] },
    to: { x: to[0], y: to[1] },
  })
  const scenery: Scenery = [
    door('front', [8, 20], [12, 20]),
    door('west', [0.2, 5], [0.2, 7]),
    door('inner', [10, 10], [12, 10]),
  ]

  it.each<[PlacedHall['turn'], Side, [number, number], Side, [number, number]]>([
    [0, 'bottom', [110, 220], 'left', [100.2, 206]],
    [90, 'left', [100, 210], 'top', [114, 200.2]],
    [180, 'top', [120, 200], 'right', [129.8, 214]],
    [270, 'right', [120, 220], 'bottom', [106, 229.8]],
  ])('turned by %i has its doors where they lead out', (turn, front, frontAt, west, westAt) => {
    const doors = doorsOnSite({ hall: 'W1', x: 100, y: 200, turn }, { width: 30, depth: 20, scenery })
    expect(doors).toEqual([
      { id: 'front', use: 'entrance', at: at(frontAt), side: front, width: 4 },
      { id: 'west', use: 'entrance', at: at(westAt), side: west, width: 2 },
    ])
  })
})

const at = ([x, y]: [number, number]) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) })
