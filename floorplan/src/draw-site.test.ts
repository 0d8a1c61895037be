import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawNorth, drawScaleBar, scaleBarMetres } from './draw-bearings'
import { drawSite } from './draw-site'
import { contains, overlaps, type Rect } from './geometry'
import { outlineOf, rectOnSite } from './hall-on-site'
import { notebookSurface } from './notebook-surface'
import { boothStates } from './plan'
import { darkColours, dayColours } from './plan-colours'
import { edgeRunsThrough } from './polygon'
import { groundUses, placeUses, type SitePlan, turns } from './site-plan'
import {
  type DrawableSite,
  drawableSite,
  gateAt,
  hallAt,
  type SiteHallLook,
  type SiteView,
} from './site-view'
import { svgSurface } from './svg-surface'

const box = (x: number, y: number, width: number, depth: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
]

const site: SitePlan = {
  version: 1,
  width: 400,
  depth: 300,
  north: 30,
  grounds: groundUses.map((use, index) => ({
    id: use,
    use,
    points: index === 0 ? box(10, 10, 380, 280) : box(10 + index * 50, 120, 40, 60),
    label: { zh: '大道', en: 'Avenue' },
  })),
  trees: [{ x: 20, y: 20 }],
  gates: [
    { id: 'north', use: 'visitors', at: { x: 200, y: 10 }, label: { zh: '北门', en: 'North Gate' } },
    { id: 'goods', use: 'goods', at: { x: 260, y: 10 }, label: { zh: '货运门', en: 'Goods Gate' } },
  ],
  places: placeUses.map((use, index) => ({
    id: use,
    use,
    at: { x: 30 + index * 60, y: 270 },
    label: { zh: '公交站', en: 'Bus stop' },
  })),
  halls: [
    { hall: 'W1', x: 30, y: 60, turn: 0 },
    { hall: 'W2', x: 160, y: 60, turn: 180 },
    { hall: 'E1', x: 290, y: 200, turn: 90 },
  ],
}

const look = (code: string, more: Partial<SiteHallLook> = {}): SiteHallLook => ({
  code,
  width: 100,
  depth: 50,
  outdoor: false,
  name: { zh: '消防装备馆', en: 'Fire Equipment Hall' },
  figure: '可选 47',
  scenery: [{ kind: 'door', id: 'in', use: 'entrance', from: { x: 48, y: 50 }, to: { x: 52, y: 50 } }],
  booths: [],
  ...more,
})
const ready = drawableSite(site, [look('W1'), look('W2'), look('E1', { outdoor: true })])

const view = (more: Partial<SiteView> = {}): SiteView => ({
  floor: { x: 0, y: 0, width: 400, depth: 300 },
  scale: 2,
  language: 'zh',
  colours: dayColours,
  ...more,
})

function draw(drawn: DrawableSite, more: Partial<SiteView> = {}) {
  const page = notebookSurface()
  drawSite(page.surface, drawn, view(more))
  return page
}

const outline = (code: string): Rect => {
  const placed = site.halls.find(({ hall }) => hall === code)
  if (!placed) throw new Error('no such hall')
  return outlineOf(placed, { width: 100, depth: 50 })
}
const { site: day } = dayColours

describe('a drawn site', () => {
  it('shows halls by solid walls and zones by a dashed line, each where it stands', () => {
    const { rects } = draw(ready)
    const edged = (colour: string) => rects.filter(({ line }) => line === colour)
    expect(edged(day.wall).map(({ rect }) => rect)).toMatchObject([outline('W1'), outline('W2')])
    expect(edged(day.fence)).toMatchObject([{ rect: outline('E1'), dashed: true }])
  })

  it('fills every hall with its booths in the colour of their state, turned with the hall', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...turns),
        fc.constantFrom(...boothStates),
        fc.integer({ min: 0, max: 94 }),
        fc.integer({ min: 0, max: 44 }),
        (turn, state, x, y) => {
          const placed = { hall: 'W1', x: 30, y: 60, turn }
          const hall = look('W1', { booths: [[x, y, 6, 3, state]] })
          const { rects } = draw(drawableSite({ ...site, halls: [placed] }, [hall]))
          const { fill, line } = dayColours.booths[state]
          const [booth] = rects.filter((one) => one.fill === fill && one.line === line)
          const whole = rectOnSite(placed, hall, { x, y, width: 6, depth: 3 })
          expect(booth && contains(whole, booth.rect)).toBe(true)
          expect(booth?.rect.width).toBeCloseTo(whole.width - 0.6, 6)
        },
      ),
    )
  })

  it('veils the halls that nobody looks for', () => {
    const veiled = (only?: ReadonlySet<string>) =>
      draw(ready, { only }).rects.filter(({ fill }) => fill?.startsWith(day.around) && fill !== day.around)
    expect(veiled()).toEqual([])
    expect(veiled(new Set(['W2'])).map(({ rect }) => rect)).toMatchObject([outline('W1'), outline('E1')])
  })

  it('draws no hall that is out of sight, name and all', () => {
    const { rects, words } = draw(ready, { floor: { x: 0, y: 0, width: 125, depth: 130 } })
    const walls = rects.filter(({ line }) => line === day.wall).map(({ rect }) => rect)
    expect(walls).toMatchObject([outline('W1')])
    expect(words).not.toContain('E1')
  })

  const named = look('W1', { name: { zh: '西三馆 防护救援馆', en: 'West Hall 3, Rescue' } })
  const alone = drawableSite({ ...site, grounds: [], gates: [], places: [] }, [named])

  it('writes code, name and figure above a hall while there is room, then in it, then less, then nothing', () => {
    const written = [4, 1.2, 0.95, 0.7, 0.3, 0.1].map((scale) => draw(alone, { scale }).words)
    expect(written).toEqual([
      ['W1', '可选 47', '西三馆 防护救援馆'],
      ['W1', '可选 47', '西三馆 防护救援馆'],
      ['W1', '可选 47', '防护救援馆'],
      ['W1', '可选 47', '防护救援馆'],
      ['W1'],
      [],
    ])
    const { places, rects } = draw(alone, { scale: 0.7 })
    const plates = rects.filter(({ fill, line }) => fill === day.hall && !line).map(({ rect }) => rect)
    for (const place of places) expect(plates.some((plate) => contains(plate, place))).toBe(true)
  })

  it('writes the names of all halls above them or all of them in them', () => {
    const odd = look('W2', { name: { zh: '馆', en: 'Hall of Very Many Things That Do Not Fit' } })
    const both = drawableSite({ ...site, grounds: [], gates: [], places: [] }, [named, odd])
    const inHalls = (language: SiteView['language']) =>
      draw(both, { language, scale: 2 }).places.map((place) =>
        ['W1', 'W2'].some((code) => contains(outline(code), place)),
      )
    expect(new Set(inHalls('zh'))).toEqual(new Set([false]))
    expect(new Set(inHalls('en'))).toEqual(new Set([true]))
  })

  it('goes on beyond its edge with what reaches it, and with nothing else', () => {
    const road = { id: 'road', use: 'road' as const, points: box(0, 100, 400, 20) }
    const street = { id: 'street', use: 'road' as const, points: box(0, 0, 20, 300) }
    const lawn = { id: 'lawn', use: 'green' as const, points: box(10, 200, 380, 20) }
    const drawn = svgSurface({ width: 400, depth: 300, title: 'site' })
    const floor = { x: -50, y: 0, width: 500, depth: 300 }
    drawSite(drawn, drawableSite({ ...site, grounds: [road, street, lawn] }, []), view({ floor }))
    expect(String(drawn)).toContain('points="-400,100 800,100 800,120 -400,120"')
    expect(String(drawn)).toContain('points="0,-400 20,-400 20,700 0,700"')
    expect(String(drawn)).toContain('points="10,200 390,200 390,220 10,220"')
  })

  it('never writes one thing across another, across a wall, or across the edge of a ground', () => {
    const scales = fc.integer({ min: 20, max: 800 }).map((value) => value / 100)
    fc.assert(
      fc.property(scales, fc.constantFrom('zh', 'en'), (scale, language) => {
        const { places, rects } = draw(ready, { scale, language })
        const clashes = places.flatMap((one, index) =>
          places.slice(index + 1).filter((other) => overlaps(one, other)),
        )
        expect(clashes).toEqual([])
        const outlines = ['W1', 'W2', 'E1'].map(outline)
        const signs = new Set(site.places.map(({ at }) => at.x))
        const plates = rects.filter(({ fill }) => fill === day.plate).map(({ rect }) => rect)
        const bare = places.filter(
          (place) => !signs.has(place.x + place.width / 2) && !plates.some((plate) => contains(plate, place)),
        )
        const across = bare.filter((place) =>
          outlines.some((hall) => overlaps(hall, place) && !contains(hall, place)),
        )
        expect(across).toEqual([])
        const edged = bare.filter(
          (place) =>
            !outlines.some((hall) => contains(hall, place)) &&
            site.grounds.some(({ points }) => edgeRunsThrough(points, place)),
        )
        expect(edged).toEqual([])
      }),
    )
  })

  it('rings the hall that is spoken about', () => {
    const { rects } = draw(ready, { chosen: 'W2' })
    expect(rects.filter(({ line }) => line === day.chosenEdge)).toMatchObject([{ rect: outline('W2') }])
  })

  it('shows a way, says how far it is, and keeps names off it', () => {
    const points = [
      { x: 200, y: 10 },
      { x: 200, y: 55 },
      { x: 210, y: 100 },
    ]
    const { strokes, words } = draw(ready, { way: { points, words: '95 m · 2 分钟' } })
    expect(strokes).toContain(day.way)
    expect(words).toContain('95 m · 2 分钟')
    const crossing = [
      { x: 163, y: 0 },
      { x: 163, y: 120 },
    ]
    expect(draw(ready, { way: { points: crossing, words: '60 m' } }).words).not.toContain('W2')
  })

  it('keeps the whole name of a gate in sight', () => {
    const floor = { x: 195, y: 0, width: 100, depth: 100 }
    const { rects } = draw(ready, { floor })
    const plates = rects.filter(({ fill }) => fill === day.plate).map(({ rect }) => rect)
    expect(plates).toHaveLength(2)
    for (const plate of plates) expect(contains(floor, plate)).toBe(true)
  })

  it('says how far is how long, and where north is', () => {
    const page = notebookSurface()
    drawScaleBar(page.surface, view({ scale: 1.45 }))
    drawNorth(page.surface, 30, view({ language: 'en' }))
    expect(page.words).toEqual(['50 m', 'N'])
    expect([0.1, 0.5, 1.45, 3, 12].map(scaleBarMetres)).toEqual([1000, 200, 50, 20, 10])
  })

  it('shows names as words in a picture, never as markup', () => {
    const surface = svgSurface({ width: 400, depth: 300, title: 'site' })
    drawSite(surface, drawableSite(site, [look('W1', { figure: '<b>' })]), view())
    expect(surface.toString()).toContain('&#60;b&#62;')
    expect(surface.toString()).not.toContain('<b>')
  })
})

describe('pointing at a site', () => {
  it('finds the hall, and nothing between halls', () => {
    expect([
      hallAt(ready, { x: 31, y: 61 }),
      hallAt(ready, { x: 300, y: 290 }),
      hallAt(ready, { x: 145, y: 80 }),
    ]).toEqual(['W1', 'E1', undefined])
  })

  it('finds the nearest gate within reach of a finger', () => {
    expect(gateAt(ready, { x: 205, y: 12 }, 2)).toBe('north')
    expect(gateAt(ready, { x: 225, y: 12 }, 2)).toBeUndefined()
    expect(gateAt(ready, { x: 235, y: 12 }, 0.5)).toBe('goods')
  })
})

describe.each([
  ['by day', dayColours],
  ['in the dark', darkColours],
])('the colours of a site %s', (_when, { site: colours, faint, ink }) => {
  it('let every word be read on its ground', () => {
    const { grounds, places } = colours
    const pairs: [string, string][] = [
      [colours.plateInk, colours.plate],
      [colours.wayInk, colours.way],
      ...Object.values(places).map((fill): [string, string] => [colours.placeInk, fill]),
      [colours.figure, grounds.plaza],
      [ink, grounds.plaza],
      [colours.waterInk, grounds.water],
      ...(['plaza', 'road', 'promenade', 'green', 'parking'] as const).map((use): [string, string] => [
        faint,
        grounds[use],
      ]),
    ]
    expect(pairs.filter(([one, other]) => contrast(one, other) < 4.5)).toEqual([])
  })
})

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
