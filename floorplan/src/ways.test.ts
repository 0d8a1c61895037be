import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Scenery } from './scene'
import { squareAt, squaresAround, squaresBeside, type WalkableFloor, walkableFloor } from './walkable-floor'
import { findWay, forEachNeighbour, shortestWalk } from './ways'

const anyFloor = fc
  .record({ columns: fc.integer({ min: 1, max: 12 }), rows: fc.integer({ min: 1, max: 12 }) })
  .chain(({ columns, rows }) =>
    fc
      .array(fc.boolean(), { minLength: columns * rows, maxLength: columns * rows })
      .map(
        (free): WalkableFloor => ({ columns, rows, step: 0.5, isFree: (square) => free[square] === true }),
      ),
  )

const freeSquares = (floor: WalkableFloor) =>
  Array.from({ length: floor.columns * floor.rows }, (_, square) => square).filter((square) =>
    floor.isFree(square),
  )

function neighbours(floor: WalkableFloor, square: number): { square: number; length: number }[] {
  const found: { square: number; length: number }[] = []
  forEachNeighbour(floor, square, (next, length) => found.push({ square: next, length }))
  return found
}

/** Every square's distance by trying every step again and again until nothing gets shorter. */
function distances(floor: WalkableFloor, from: number): Map<number, number> {
  const known = new Map([[from, 0]])
  for (let shorter = true; shorter; ) {
    shorter = false
    for (const [square, walked] of [...known]) {
      for (const next of neighbours(floor, square)) {
        const total = walked + next.length
        if (total >= (known.get(next.square) ?? Number.POSITIVE_INFINITY) - 1e-9) continue
        known.set(next.square, total)
        shorter = true
      }
    }
  }
  return known
}

const lengthOf = (floor: WalkableFloor, squares: readonly number[]) =>
  squares.slice(1).reduce((sum, square, index) => {
    const taken = neighbours(floor, squares[index] ?? -1).find((next) => next.square === square)
    return sum + (taken?.length ?? Number.NaN)
  }, 0)

describe('the shortest walk', () => {
  it('is as long as the best of all, or there is none', () => {
    fc.assert(
      fc.property(anyFloor, fc.nat(), fc.nat(), (floor, one, other) => {
        const free = freeSquares(floor)
        fc.pre(free.length > 0)
        const from = free[one % free.length] ?? 0
        const to = free[other % free.length] ?? 0
        const found = shortestWalk(floor, [from], [to])
        const best = distances(floor, from).get(to)
        if (best === undefined) expect(found).toBeUndefined()
        else expect(lengthOf(floor, found ?? [])).toBeCloseTo(best, 6)
      }),
      { numRuns: 300 },
    )
  })

  it('takes the nearest of several ends', () => {
    fc.assert(
      fc.property(anyFloor, fc.array(fc.nat(), { minLength: 3, maxLength: 6 }), (floor, picks) => {
        const free = freeSquares(floor)
        fc.pre(free.length > 0)
        const [from = 0, ...to] = picks.map((pick) => free[pick % free.length] ?? 0)
        const known = distances(floor, from)
        const best = Math.min(...to.map((square) => known.get(square) ?? Number.POSITIVE_INFINITY))
        const found = shortestWalk(floor, [from], to)
        expect(found ? lengthOf(floor, found) : Number.POSITIVE_INFINITY).toBeCloseTo(best, 6)
      }),
    )
  })

  it('goes to every neighbour there is room for, and nowhere else', () => {
    fc.assert(
      fc.property(anyFloor, (floor) => {
        const free = (column: number, row: number) =>
          column >= 0 &&
          column < floor.columns &&
          row >= 0 &&
          row < floor.rows &&
          floor.isFree(row * floor.columns + column)
        for (const square of freeSquares(floor)) {
          const [column, row] = [square % floor.columns, Math.floor(square / floor.columns)]
          const expected = [-1, 0, 1].flatMap((down) =>
            [-1, 0, 1].flatMap((right) =>
              (right !== 0 || down !== 0) &&
              free(column + right, row + down) &&
              free(column + right, row) &&
              free(column, row + down)
                ? [(row + down) * floor.columns + column + right]
                : [],
            ),
          )
          const found = neighbours(floor, square).map((next) => next.square)
          expect(found.toSorted((a, b) => a - b)).toEqual(expected)
        }
      }),
    )
  })

  it('never goes slantwise between two corners', () => {
    const free = [true, false, false, true]
    const floor = { columns: 2, rows: 2, step: 0.5, isFree: (square: number) => free[square] === true }
    expect(shortestWalk(floor, [0], [3])).toBeUndefined()
  })
})

describe('a way', () => {
  it('keeps to the free floor and is never longer than the walk', () => {
    fc.assert(
      fc.property(anyFloor, fc.nat(), fc.nat(), (floor, one, other) => {
        const free = freeSquares(floor)
        fc.pre(free.length > 0)
        const from = free[one % free.length] ?? 0
        const to = free[other % free.length] ?? 0
        const walk = shortestWalk(floor, [from], [to])
        const way = findWay(floor, [from], [to])
        expect(way === undefined).toBe(walk === undefined)
        if (!way || !walk) return
        expect(way.length).toBeLessThanOrEqual(lengthOf(floor, walk) + 1e-9)
        for (const [index, point] of way.points.slice(1).entries()) {
          const start = way.points[index] ?? point
          for (let look = 0; look <= 200; look++) {
            const at = {
              x: start.x + ((point.x - start.x) * look) / 200,
              y: start.y + ((point.y - start.y) * look) / 200,
            }
            expect(floor.isFree(squareAt(floor, at) ?? -1)).toBe(true)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  const hall: Scenery = [
    {
      kind: 'wall',
      id: 'shell',
      points: [
        { x: 0, y: 0 },
        { x: 30, y: 0 },
        { x: 30, y: 20 },
        { x: 0, y: 20 },
      ],
      closed: true,
      thickness: 0.4,
    },
    { kind: 'door', id: 'entrance', use: 'entrance', from: { x: 13, y: 20 }, to: { x: 17, y: 20 } },
    {
      kind: 'wall',
      id: 'screen',
      points: [
        { x: 0, y: 10 },
        { x: 20, y: 10 },
      ],
      closed: false,
      thickness: 0.2,
    },
    {
      kind: 'area',
      id: 'cafe',
      use: 'cafe',
      x: 20,
      y: 14,
      width: 6,
      depth: 4,
      label: { zh: '咖啡', en: 'Café' },
    },
    {
      kind: 'area',
      id: 'toilet',
      use: 'toilet',
      x: 26,
      y: 0,
      width: 4,
      depth: 4,
      label: { zh: '洗手间', en: 'Toilets' },
    },
  ]
  const booth = { x: 3, y: 3, width: 3, depth: 3 }
  const floor = walkableFloor({ width: 30, depth: 20, scenery: hall, obstacles: [booth, { ...booth, x: 6 }] })
  const free = (x: number, y: number) => floor.isFree(squareAt(floor, { x, y }) ?? -1)

  it('is barred by booths, walls and closed rooms, and open through doors and a café', () => {
    expect([free(4, 4), free(10, 10), free(28, 2), free(5, 19.9)]).toEqual([false, false, false, false])
    expect([free(15, 19.9), free(22, 16), free(25, 10)]).toEqual([true, true, true])
  })

  it('leads from the entrance around the screen to the booth', () => {
    const way = findWay(floor, squaresAround(floor, { x: 15, y: 20 }), squaresBeside(floor, booth))
    expect(way?.points.some(({ x, y }) => x > 20 && Math.abs(y - 10) < 1)).toBe(true)
    expect(way?.length).toBeGreaterThan(26)
    expect(way?.length).toBeLessThan(29)
  })

  it('is none where the floor is closed off', () => {
    const closed = walkableFloor({
      width: 30,
      depth: 20,
      scenery: [],
      obstacles: [{ x: 0, y: 9, width: 30, depth: 2 }],
    })
    expect(
      findWay(closed, squaresAround(closed, { x: 1, y: 1 }), squaresAround(closed, { x: 1, y: 19 })),
    ).toBeUndefined()
  })
})
