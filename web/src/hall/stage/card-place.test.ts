import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardPlace } from './card-place'

const card = { width: 320, height: 220 }
const window = { width: 1200, height: 700 }
const covered = { top: 0, right: 0, bottom: 0, left: 0 }
const around = { window, covered, lines: [] }

it('stands right of its booth, or left where there is no room', () => {
  expect(cardPlace({ x: 100, y: 300, width: 60, depth: 60 }, card, around)).toEqual({ x: 172, y: 220 })
  expect(cardPlace({ x: 1000, y: 300, width: 60, depth: 60 }, card, around)).toEqual({ x: 668, y: 220 })
})

it('stays inside the window, and off the panels, wherever the booth is', () => {
  const coordinate = fc.integer({ min: -3000, max: 3000 })
  const edge = fc.nat({ max: 200 })
  const edges = fc.record({ top: edge, right: edge, bottom: edge, left: edge })
  fc.assert(
    fc.property(coordinate, coordinate, fc.integer({ min: 1, max: 2000 }), edges, (x, y, side, panels) => {
      const place = cardPlace({ x, y, width: side, depth: side }, card, { ...around, covered: panels })
      expect(place.x).toBeGreaterThanOrEqual(Math.max(8, panels.left))
      expect(place.y).toBeGreaterThanOrEqual(Math.max(8, panels.top))
      expect(place.x + card.width).toBeLessThanOrEqual(window.width - Math.max(8, panels.right))
      expect(place.y + card.height).toBeLessThanOrEqual(window.height - Math.max(8, panels.bottom))
    }),
  )
})

it('leaves a way to its booth in sight', () => {
  const booth = { x: 570, y: 320, width: 60, depth: 60 }
  const fromTheRight = [
    { x: 1150, y: 340 },
    { x: 640, y: 340 },
  ]
  const fromTheLeft = fromTheRight.map(({ x, y }) => ({ x: 1200 - x, y }))
  const at = (...lines: (typeof fromTheRight)[]) => cardPlace(booth, card, { ...around, lines })
  expect(at(fromTheRight)).toEqual({ x: 238, y: 240 })
  expect(at(fromTheLeft)).toEqual({ x: 642, y: 240 })
  expect(at(fromTheLeft, fromTheRight)).toEqual({ x: 440, y: 392 })
})

it('never lies on a way while any of its places is free of it', () => {
  const point = fc.record({ x: fc.nat({ max: 1200 }), y: fc.nat({ max: 700 }) })
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 3 }), (line) => {
      const booth = { x: line[0]?.x ?? 0, y: line[0]?.y ?? 0, width: 30, depth: 30 }
      const { x, y } = cardPlace(booth, card, { ...around, lines: [line] })
      const isHidden = line.some((to, index) => {
        const from = line[index - 1] ?? to
        return Array.from({ length: 101 }, (_, step) => step / 100).some((share) => {
          const [right, down] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share]
          return right > x && right < x + card.width && down > y && down < y + card.height
        })
      })
      const corners = [8, window.width - card.width - 8].flatMap((left) =>
        [8, window.height - card.height - 8].map((top) => ({ left, top })),
      )
      const isClear = ({ left, top }: { left: number; top: number }) =>
        Math.max(...line.map((one) => one.x)) < left ||
        Math.min(...line.map((one) => one.x)) > left + card.width ||
        Math.max(...line.map((one) => one.y)) < top ||
        Math.min(...line.map((one) => one.y)) > top + card.height
      const touchesBooth = ({ left, top }: { left: number; top: number }) =>
        left < booth.x + 30 &&
        left + card.width > booth.x &&
        top < booth.y + 30 &&
        top + card.height > booth.y
      if (corners.some((corner) => isClear(corner) && !touchesBooth(corner))) expect(isHidden).toBe(false)
    }),
  )
})
