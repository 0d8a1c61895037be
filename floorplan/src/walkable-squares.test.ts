import fc from 'fast-check'
import { expect, it } from 'vitest'
import { between } from './distance'
import { alongLine, isFree, layFloor, layIn, squareAt } from './walkable-squares'

const metres = (most: number) => fc.double({ min: 0, max: most, noNaN: true })
const point = fc.record({ x: metres(10), y: metres(10) })
const squares = { columns: 20, rows: 20, step: 0.5 }

it('a line runs over every square under it, with all of its metres', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const metresOn = new Map<number | undefined, number>()
      alongLine(squares, from, to, (square, length) => {
        metresOn.set(square, (metresOn.get(square) ?? 0) + length)
        return true
      })
      expect([...metresOn.values()].reduce((sum, length) => sum + length, 0)).toBeCloseTo(
        between(from, to),
        6,
      )
      for (let look = 0; look <= 100; look++) {
        const at = { x: from.x + ((to.x - from.x) * look) / 100, y: from.y + ((to.y - from.y) * look) / 100 }
        const isOnAnEdge = [at.x, at.y].some(
          (value) => Math.abs(value / 0.5 - Math.round(value / 0.5)) < 1e-6,
        )
        if (!isOnAnEdge) expect(metresOn.has(squareAt(squares, at))).toBe(true)
      }
    }),
  )
})

it('a line through a corner touches the squares beside it', () => {
  const touched: (number | undefined)[] = []
  alongLine(squares, { x: 0.25, y: 0.25 }, { x: 0.75, y: 0.75 }, (square) => touched.push(square) > 0)
  expect(touched.toSorted()).toEqual([0, 1, 20, 21])
})

const box = fc.record({
  x: fc.nat({ max: 8 }),
  y: fc.nat({ max: 8 }),
  width: fc.integer({ min: 1, max: 4 }),
  depth: fc.integer({ min: 1, max: 4 }),
})

it('what is within half a metre of a wall or a bed is near, the rest of the floor is open', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 4 }), fc.constantFrom('barred', 'planted'), (boxes, footing) => {
      const laid = layFloor(12, 12, 0.5)
      for (const one of boxes) layIn(laid, one, footing as 'barred' | 'planted')
      const floor = laid.walkable()
      for (let square = 0; square < floor.columns * floor.rows; square++) {
        const at = { x: ((square % 24) + 0.5) / 2, y: (Math.floor(square / 24) + 0.5) / 2 }
        const gaps = boxes.map(({ x, y, width, depth }) =>
          Math.max(x - at.x, at.x - x - width, y - at.y, at.y - y - depth),
        )
        const gap = Math.min(Number.POSITIVE_INFINITY, ...gaps)
        const price = floor.priceOf(square)
        if (gap < 0) expect(price).toBeGreaterThan(1000)
        else expect(price).toBe(gap < 0.5 ? 10 : 1)
      }
    }),
  )
})

it('what is open lies over what bars, and not the other way round', () => {
  const laid = layFloor(3, 1, 1)
  const all = { x: 0, y: 0, width: 3, depth: 1 }
  layIn(laid, all, 'barred')
  layIn(laid, all, 'planted')
  expect(isFree(laid.walkable(), 1)).toBe(false)
  layIn(laid, { ...all, width: 1 }, 'open')
  expect([0, 1, 2].map((square) => isFree(laid.walkable(), square))).toEqual([true, false, false])
  expect(isFree(laid.walkable(), undefined)).toBe(false)
})
