import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardPlace } from './card-place'

const card = { width: 320, height: 220 }
const window = { width: 1200, height: 700 }

it('stands right of its booth, or left where there is no room', () => {
  expect(cardPlace({ x: 100, y: 300, width: 60, depth: 60 }, card, window)).toEqual({ x: 172, y: 220 })
  expect(cardPlace({ x: 1000, y: 300, width: 60, depth: 60 }, card, window)).toEqual({ x: 668, y: 220 })
})

it('stays inside the window wherever the booth is', () => {
  const coordinate = fc.integer({ min: -3000, max: 3000 })
  fc.assert(
    fc.property(coordinate, coordinate, fc.integer({ min: 1, max: 2000 }), (x, y, side) => {
      const place = cardPlace({ x, y, width: side, depth: side }, card, window)
      expect(place.x).toBeGreaterThanOrEqual(8)
      expect(place.y).toBeGreaterThanOrEqual(8)
      expect(place.x + card.width).toBeLessThanOrEqual(window.width - 8)
      expect(place.y + card.height).toBeLessThanOrEqual(window.height - 8)
    }),
  )
})
