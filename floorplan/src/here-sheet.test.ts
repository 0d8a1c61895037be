import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawable } from './draw-plan'
import { middleOf, type Rect } from './geometry'
import { drawHereSheet, type HereWords } from './here-sheet'
import { notebookSurface } from './notebook-surface'
import type { Plan } from './plan'
import { dayColours } from './plan-colours'

const plan: Plan = {
  width: 117,
  depth: 68,
  outdoor: false,
  scenery: [
    {
      kind: 'label',
      id: 'main',
      text: { zh: '主入口', en: 'Main entrance' },
      at: { x: 58, y: 65 },
      size: 1.4,
      rotation: 0,
    },
  ],
  booths: Array.from({ length: 160 }, (_, place) => ({
    id: `booth-${place}`,
    code: `W3-${101 + place}`,
    x: 8 + (place % 20) * 5,
    y: 8 + Math.floor(place / 20) * 6,
    width: 3,
    depth: 3,
    state: 'normal',
    special: place === 0,
    raw: false,
    name: '',
  })),
}

const words: HereWords = {
  fair: ['消防展', 'Fire Fair'],
  hall: ['W3 防护救援馆', 'W3 Rescue'],
  here: ['您在这里', 'You are here'],
  scan: ['扫一扫', 'Scan'],
  scanMore: ['为您指路', 'Shows the way'],
  legend: { states: [{ state: 'normal', words: '可选 Available' }], special: '特殊展位 Special booths' },
}

function drawn(at: { x: number; y: number }) {
  const page = notebookSurface()
  const code = [
    [true, false],
    [false, true],
  ]
  drawHereSheet(page.surface, drawable(plan), {
    paper: 'A4',
    at,
    code,
    words,
    view: { language: 'zh', colours: dayColours },
  })
  return page
}

it('speaks both languages, and says what fills and edges mean', () => {
  const { words: written, rects } = drawn({ x: 58, y: 66 })
  const said = [...words.fair, ...words.hall, ...words.here, ...words.scan, ...words.scanMore]
  expect(written).toEqual(expect.arrayContaining([...said, '可选 Available', '特殊展位 Special booths']))
  // The special booth, and its place in the legend.
  expect(rects.filter(({ line }) => line === dayColours.special)).toHaveLength(2)
})

it('sets its pin where it covers no word, wherever one stands in an aisle', () => {
  const aisles = fc.record({
    x: fc.integer({ min: 1, max: 116 }),
    y: fc.constantFrom(4, 12.5, 24.5, 36.5, 60, 66),
  })
  fc.assert(
    fc.property(aisles, (at) => {
      const { rects, places } = drawn(at)
      const pins = rects.filter(({ fill, line }) => fill === dayColours.own && line === dayColours.paper)
      expect(pins).toHaveLength(1)
      const [{ rect: pin } = { rect: { x: 0, y: 0, width: 0, depth: 0 } }] = pins
      const middle = middleOf(pin)
      const gap = (place: Rect) =>
        Math.hypot(
          Math.max(place.x - middle.x, 0, middle.x - place.x - place.width),
          Math.max(place.y - middle.y, 0, middle.y - place.y - place.depth),
        )
      expect(places.filter((place) => gap(place) < pin.width / 2)).toEqual([])
    }),
  )
})
