import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { between } from './distance'
import { contains, type Rect, type Side, sides } from './geometry'
import { doorsOnSite, onSite, outerDoors, outlineOf } from './hall-on-site'
import type { DoorUse, SceneElement, ScenePoint } from './scene'
import type { Ground, PlacedHall, SitePlan } from './site-plan'
import { turns } from './site-plan'
import { cheapestSiteWalk, findSiteWay, type Leg, type Spot } from './site-ways'
import { squaresAround, squaresBeside } from './walkable-floor'
import { type SiteHall, type WalkableHall, type WalkableSite, walkableSite } from './walkable-site'
import { centreOf, isFree, squareAt, type WalkableFloor } from './walkable-squares'
import { walkingMinutes } from './walking-time'
import { forEachNeighbour } from './ways'

const door = (id: string, use: DoorUse, side: Side, at: number, hall: Rect): SceneElement => {
  const ends = (fixed: Partial<ScenePoint>, along: 'x' | 'y') =>
    [at - 1, at + 1].map((value) => ({ x: 0, y: 0, ...fixed, [along]: value })) as [ScenePoint, ScenePoint]
  const [from, to] = {
    top: ends({ y: 0 }, 'x'),
    bottom: ends({ y: hall.depth }, 'x'),
    left: ends({ x: 0 }, 'y'),
    right: ends({ x: hall.width }, 'y'),
  }[side]
  return { kind: 'door', id, use, from, to }
}

const shell = ({ width, depth }: Pick<SiteHall, 'width' | 'depth'>): SceneElement => ({
  kind: 'wall',
  id: 'shell',
  points: [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ],
  closed: true,
  thickness: 0.4,
})

const siteOf = (halls: PlacedHall[], grounds: Ground[] = []): SitePlan => ({
  version: 1,
  width: 60,
  depth: 40,
  north: 0,
  grounds,
  trees: [],
  gates: [{ id: 'south', use: 'visitors', at: { x: 30, y: 40 }, label: { zh: '南门', en: 'South gate' } }],
  places: [],
  halls,
})

const box = (x: number, y: number, width: number, depth: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
]

/** What it costs to get to every square, by trying every step again and again until nothing gets cheaper. */
function costs(floor: WalkableFloor, from: ScenePoint | Rect): Map<number, number> {
  const known = new Map(footholds(floor, from))
  for (let cheaper = true; cheaper; ) {
    cheaper = false
    for (const [square, paid] of [...known])
      forEachNeighbour(floor, square, (next, price) => {
        if (paid + price >= (known.get(next) ?? Number.POSITIVE_INFINITY) - 1e-9) return
        known.set(next, paid + price)
        cheaper = true
      })
  }
  return known
}

const footholds = (floor: WalkableFloor, spot: ScenePoint | Rect): [number, number][] =>
  'width' in spot
    ? squaresBeside(floor, spot).map((square) => [square, 0])
    : squaresAround(floor, spot).map((square) => [square, between(centreOf(floor, square), spot)])

const price = (known: Map<number, number>, floor: WalkableFloor, to: ScenePoint | Rect): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...footholds(floor, to).map(([square, gap]) => (known.get(square) ?? Number.POSITIVE_INFINITY) + gap),
  )

const gapTo = ({ x, y, width, depth }: Rect, point: ScenePoint): number =>
  Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - depth))

const visitorDoors = ({ hall }: WalkableHall) =>
  outerDoors(hall.scenery, hall).filter(({ use }) => use === 'entrance' || use === 'exit')

/** Every pair of doors, one of each hall. */
function byTryingAll({ ground }: WalkableSite, [a, from]: InHall, [b, to]: InHall): number {
  const inA = costs(a.floor(), from)
  const inB = costs(b.floor(), to)
  const totals = visitorDoors(a).flatMap((out) => {
    const outside = costs(ground, onSite(a.placed, a.hall, out.at))
    return visitorDoors(b).map(
      (into) =>
        price(inA, a.floor(), out.at) +
        price(outside, ground, onSite(b.placed, b.hall, into.at)) +
        price(inB, b.floor(), into.at),
    )
  })
  return Math.min(Number.POSITIVE_INFINITY, ...totals)
}
type InHall = [WalkableHall, Rect]

const anyHall = (code: string) =>
  fc
    .record({
      width: fc.integer({ min: 8, max: 12 }),
      depth: fc.integer({ min: 8, max: 12 }),
      doors: fc.array(
        fc.record({
          use: fc.constantFrom<DoorUse>('entrance', 'exit', 'exit', 'emergency', 'loading'),
          side: fc.constantFrom(...sides),
          at: fc.integer({ min: 2, max: 6 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      booths: fc.array(fc.record({ x: fc.integer({ min: 1, max: 5 }), y: fc.integer({ min: 1, max: 5 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    .map(({ width, depth, doors, booths }): SiteHall => {
      const floor = { x: 0, y: 0, width, depth }
      return {
        code,
        width,
        depth,
        outdoor: false,
        scenery: [
          shell(floor),
          ...doors.map(({ use, side, at }, index) => door(`door-${index}`, use, side, at, floor)),
        ],
        booths: booths.map((at) => ({ ...at, width: 2, depth: 2 })),
      }
    })

const anySite = fc
  .record({
    a: anyHall('A'),
    b: anyHall('B'),
    turns: fc.tuple(fc.constantFrom(...turns), fc.constantFrom(...turns)),
    shift: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.nat(3)),
    pond: fc.record({ x: fc.nat(30), y: fc.nat(20), width: fc.nat(6), depth: fc.nat(12) }),
    bed: fc.record({ x: fc.nat(30), y: fc.nat(20), width: fc.nat(6), depth: fc.nat(12) }),
    trees: fc.array(fc.record({ x: fc.nat(40), y: fc.nat(24) }), { maxLength: 4 }),
  })
  .map(({ a, b, turns: [turnA, turnB], shift: [xA, yA, xB, yB], pond, bed, trees }) => {
    const site: SitePlan = {
      ...siteOf(
        [
          { hall: 'A', x: 2 + xA, y: 2 + yA, turn: turnA },
          { hall: 'B', x: 20.5 + xB, y: 4.5 + yB, turn: turnB },
        ],
        [
          {
            id: 'pond',
            use: 'water',
            points: box(pond.x, pond.y, pond.width + 0.5, pond.depth + 0.5),
          },
          { id: 'bed', use: 'green', points: box(bed.x, bed.y, bed.width + 0.5, bed.depth + 0.5) },
        ],
      ),
      trees,
      width: 40,
      depth: 24,
    }
    const walkable = walkableSite(site, [a, b])
    const ends = [...walkable.halls.values()].map((hall) => [hall, hall.hall.booths[0]] as InHall)
    const [from, to] = ends as [InHall, InHall]
    return { walkable, from, to }
  })

const lineOnSite = ({ halls }: WalkableSite, { where, points }: Leg): ScenePoint[] => {
  const hall = halls.get(where)
  return hall ? points.map((point) => onSite(hall.placed, hall.hall, point)) : points
}

const beside = ([{ hall }, booth]: InHall): Spot => ({ hall: hall.code, booth })

describe('the way from hall to hall', () => {
  it('costs as little as the best over every pair of doors, or there is none', () => {
    fc.assert(
      fc.property(anySite, ({ walkable, from, to }) => {
        const walk = cheapestSiteWalk(walkable, beside(from), beside(to))
        const best = byTryingAll(walkable, from, to)
        if (best === Number.POSITIVE_INFINITY) expect(walk).toBeUndefined()
        else expect(walk?.price).toBeCloseTo(best, 5)
      }),
      { numRuns: 80 },
    )
  })

  it('keeps to free floor on every leg, each beginning where the last one ended', () => {
    fc.assert(
      fc.property(anySite, ({ walkable, from, to }) => {
        const way = findSiteWay(walkable, beside(from), beside(to))
        if (!way) return void expect(way).toBeUndefined()
        expect(way.legs.map(({ where }) => where)).toEqual(['A', 'site', 'B'])
        expect(way.price).toBe(cheapestSiteWalk(walkable, beside(from), beside(to))?.price)
        for (const { where, points } of way.legs) {
          const floor = walkable.halls.get(where)?.floor() ?? walkable.ground
          // Between the doors' own points, which lie in the wall.
          for (const point of points.slice(1, -1)) expect(isFree(floor, squareAt(floor, point))).toBe(true)
        }
        const parts = way.legs.map((leg) => lineOnSite(walkable, leg))
        for (const [index, part] of parts.slice(1).entries())
          expect(between(parts[index]?.at(-1), part[0])).toBeCloseTo(0, 6)
      }),
    )
  })

  const hall = (code: string, doors: SceneElement[], more: Partial<SiteHall> = {}): SiteHall => {
    const extent = { width: 20, depth: 10 }
    return { code, ...extent, outdoor: false, scenery: [shell(extent), ...doors], booths: [], ...more }
  }
  const floor = { x: 0, y: 0, width: 20, depth: 10 }
  const placed: PlacedHall[] = [
    { hall: 'A', x: 5, y: 5, turn: 0 },
    { hall: 'B', x: 35, y: 5, turn: 0 },
  ]
  const inA: Spot = { hall: 'A', at: { x: 18, y: 5 } }
  const inB: Spot = { hall: 'B', at: { x: 2, y: 5 } }

  it('leaves emergency and loading doors alone', () => {
    const shut = [door('east', 'emergency', 'right', 5, floor), door('west', 'loading', 'left', 5, floor)]
    const a = hall('A', [...shut, door('front', 'exit', 'bottom', 2, floor)])
    const b = hall('B', [door('gate', 'entrance', 'left', 5, floor)])
    const way = findSiteWay(walkableSite(siteOf(placed), [a, b]), inA, inB)
    expect(way?.legs[0]?.points.at(-1)).toEqual({ x: 2, y: 10 })
    expect(findSiteWay(walkableSite(siteOf(placed), [hall('A', shut), b]), inA, inB)).toBeUndefined()
  })

  it('goes around water, or over a bridge', () => {
    const halls = [
      hall('A', [door('east', 'exit', 'right', 5, floor)]),
      hall('B', [door('west', 'entrance', 'left', 5, floor)]),
    ]
    const river: Ground = { id: 'river', use: 'water', points: box(28, 0, 4, 38) }
    const bridge: Ground = { id: 'bridge', use: 'promenade', points: box(26, 20, 8, 4) }
    const length = (grounds: Ground[]) =>
      findSiteWay(walkableSite(siteOf(placed, grounds), halls), inA, inB)?.length ?? Number.NaN
    const [straight, bridged, around] = [length([]), length([river, bridge]), length([river])] as const
    expect(straight).toBeCloseTo(14, 6)
    expect(bridged).toBeGreaterThan(straight + 12)
    expect(around).toBeGreaterThan(bridged + 25)
    expect(length([bridge, { ...river, points: box(28, 0, 4, 40) }])).toBeNaN()
  })

  it('goes around beds and trees, and over a bed only to what stands in it', () => {
    const halls = [
      hall('A', [door('east', 'exit', 'right', 5, floor)]),
      hall('B', [door('west', 'entrance', 'left', 5, floor)]),
    ]
    const bed: Ground = { id: 'bed', use: 'green', points: box(28, 0, 4, 30) }
    const path: Ground = { id: 'path', use: 'plaza', points: box(26, 20, 8, 4) }
    const tree = { x: 30, y: 10 }
    const gate = { id: 'hidden', use: 'visitors' as const, at: { x: 30, y: 10 }, label: { zh: '', en: '' } }
    const site = (some: Partial<SitePlan>) => walkableSite({ ...siteOf(placed), ...some }, halls)
    const length = (some: Partial<SitePlan>) => findSiteWay(site(some), inA, inB)?.length ?? Number.NaN
    const straight = length({})
    expect(length({ trees: [tree] })).toBeGreaterThan(straight + 0.3)
    expect(length({ trees: [tree] })).toBeLessThan(straight + 3)
    expect(length({ grounds: [bed, path] })).toBeGreaterThan(straight + 12)
    expect(length({ grounds: [bed] })).toBeGreaterThan(length({ grounds: [bed, path] }) + 10)
    const toTheGate = findSiteWay(site({ grounds: [bed], gates: [gate] }), inA, { gate: 'hidden' })
    expect(toTheGate?.length).toBeLessThan(10)
    const walledIn = { ...bed, points: box(28, 0, 4, 40) }
    expect(length({ grounds: [walledIn] })).toBeLessThan(straight + 1)
  })

  it('keeps half a metre off the walls it goes along', () => {
    const corner = hall('A', [door('east', 'exit', 'right', 1, floor)])
    const back = hall('B', [door('back', 'entrance', 'right', 9, floor)])
    const walkable = walkableSite(siteOf(placed), [corner, back])
    const way = findSiteWay(walkable, inA, inB)
    const outside = way?.legs.find(({ where }) => where === 'site')?.points ?? []
    const outlines = [...walkable.halls.values()].map((one) => outlineOf(one.placed, one.hall))
    const samples = outside.slice(1).flatMap((to, index) => {
      const from = outside[index] ?? to
      return Array.from({ length: 101 }, (_, step) => ({
        x: from.x + ((to.x - from.x) * step) / 100,
        y: from.y + ((to.y - from.y) * step) / 100,
      }))
    })
    const ends = [outside[0], outside.at(-1)]
    const offTheDoors = samples.filter((point) => ends.every((end) => between(end, point) > 2))
    expect(offTheDoors.length).toBeGreaterThan(100)
    for (const point of offTheDoors)
      for (const wall of outlines) expect(gapTo(wall, point)).toBeGreaterThan(0.5)
  })

  it('begins at a gate, at a door or anywhere on the site', () => {
    const halls = [
      hall('A', [door('east', 'exit', 'right', 5, floor)]),
      hall('B', [door('west', 'entrance', 'left', 5, floor)]),
    ]
    const walkable = walkableSite(siteOf(placed), halls)
    const where = (from: Spot, to: Spot) => findSiteWay(walkable, from, to)?.legs.map((leg) => leg.where)
    expect(where({ gate: 'south' }, inB)).toEqual(['site', 'B'])
    expect(where(inB, { gate: 'south' })).toEqual(['B', 'site'])
    expect(where({ hall: 'A', door: 'east' }, inB)).toEqual(['site', 'B'])
    expect(where({ hall: 'A', door: 'east' }, inA)).toEqual(['A'])
    expect(where({ at: { x: 30, y: 20 } }, { gate: 'south' })).toEqual(['site'])
    expect(where(inA, { hall: 'A', at: { x: 2, y: 2 } })).toEqual(['A'])
    expect(where({ gate: 'nowhere' }, inB)).toBeUndefined()
    expect(where({ hall: 'A', door: 'nowhere' }, inB)).toBeUndefined()
    expect(where({ hall: 'Z', at: { x: 1, y: 1 } }, inB)).toBeUndefined()
  })

  it('leaves a hall whose floor is divided to come in on the other side', () => {
    const divided = hall('A', [
      door('west', 'exit', 'left', 5, floor),
      door('east', 'entrance', 'right', 5, floor),
      {
        kind: 'wall',
        id: 'screen',
        points: [
          { x: 10, y: 0 },
          { x: 10, y: 10 },
        ],
        closed: false,
        thickness: 0.4,
      },
    ])
    const way = findSiteWay(walkableSite(siteOf(placed), [divided]), inA, { hall: 'A', at: { x: 2, y: 5 } })
    expect(way?.legs.map(({ where }) => where)).toEqual(['A', 'site', 'A'])
  })

  it('walks into an open ground from any side, and into a fenced one by its gate', () => {
    const open = hall('A', [], { outdoor: true, scenery: [] })
    const fence = hall('A', [door('gate', 'entrance', 'top', 10, floor)], { outdoor: true })
    const closed = hall('A', [], { outdoor: true })
    const [freely, byTheGate, never] = [open, fence, closed].map((one) =>
      findSiteWay(
        walkableSite(siteOf(placed), [one]),
        { at: { x: 15, y: 20 } },
        { hall: 'A', at: { x: 10, y: 8 } },
      ),
    )
    expect(freely?.length).toBeGreaterThan(7)
    expect(freely?.length).toBeLessThan(8)
    expect(byTheGate?.length).toBeGreaterThan(30)
    expect(never).toBeUndefined()
  })

  it('takes a minute for 75 metres, rounded up', () => {
    expect([0, 1, 75, 76, 340].map(walkingMinutes)).toEqual([1, 1, 1, 2, 5])
  })

  it('knows which doors lie where', () => {
    const one = hall('A', [door('east', 'exit', 'right', 5, floor)])
    const [east] = doorsOnSite({ hall: 'A', x: 5, y: 5, turn: 90 }, one)
    const outline = outlineOf({ hall: 'A', x: 5, y: 5, turn: 90 }, one)
    expect(east?.side).toBe('bottom')
    expect(contains(outline, { x: east?.at.x ?? 0, y: east?.at.y ?? 0, width: 0, depth: 0 })).toBe(true)
  })
})
