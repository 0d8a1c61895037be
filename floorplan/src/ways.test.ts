import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { between } from './distance'
import type { ScenePoint, Scenery } from './scene'
import { squaresAround, squaresBeside, walkableFloor } from './walkable-floor'
import { centreOf, isFree, squareAt, surchargeOf, type WalkableFloor } from './walkable-squares'
import { cheapestWalk, findWay, forEachNeighbour } from './ways'

const barred = Number.POSITIVE_INFINITY
const [open, near, planted] = [1, 10, 100_000]

/** Rows of squares of half a metre, as they look from above. */
const pictured = (...rows: string[]): WalkableFloor => ({
  columns: rows[0]?.length ?? 0,
  rows: rows.length,
  step: 0.5,
  priceOf: (square) => ({ '.': open, ':': near, '%': planted })[rows.join('')[square] ?? ''] ?? barred,
})

const anyFloor = fc
  .record({ columns: fc.integer({ min: 1, max: 12 }), rows: fc.integer({ min: 1, max: 12 }) })
  .chain(({ columns, rows }) =>
    fc
      .array(fc.constantFrom(open, open, open, near, planted, barred, barred), {
        minLength: columns * rows,
        maxLength: columns * rows,
      })
      .map(
        (prices): WalkableFloor => ({
          columns,
          rows,
          step: 0.5,
          priceOf: (square) => prices[square] ?? barred,
        }),
      ),
  )

const freeSquares = (floor: WalkableFloor) =>
  Array.from({ length: floor.columns * floor.rows }, (_, square) => square).filter((square) =>
    isFree(floor, square),
  )

function neighbours(floor: WalkableFloor, square: number): { square: number; price: number }[] {
  const found: { square: number; price: number }[] = []
  forEachNeighbour(floor, square, (next, price) => found.push({ square: next, price }))
  return found
}

/** What it costs to get to every square, by trying every step again and again until nothing gets cheaper. */
function costs(floor: WalkableFloor, from: number): Map<number, number> {
  const known = new Map([[from, 0]])
  for (let cheaper = true; cheaper; ) {
    cheaper = false
    for (const [square, paid] of [...known]) {
      for (const next of neighbours(floor, square)) {
        const total = paid + next.price
        if (total >= (known.get(next.square) ?? Number.POSITIVE_INFINITY) - 1e-9) continue
        known.set(next.square, total)
        cheaper = true
      }
    }
  }
  return known
}

const priceOf = (floor: WalkableFloor, squares: readonly number[]) =>
  squares.slice(1).reduce((sum, square, index) => {
    const taken = neighbours(floor, squares[index] ?? -1).find((next) => next.square === square)
    return sum + (taken?.price ?? Number.NaN)
  }, 0)

const lengthOf = (floor: WalkableFloor, squares: readonly number[]) => {
  const centres = squares.map((square) => centreOf(floor, square))
  return centres.reduce((sum, to, index) => sum + between(centres[index - 1], to), 0)
}

describe('the best walk', () => {
  it('costs as little as the best of all, or there is none', () => {
    fc.assert(
      fc.property(anyFloor, fc.nat(), fc.nat(), (floor, one, other) => {
        const free = freeSquares(floor)
        fc.pre(free.length > 0)
        const from = free[one % free.length] ?? 0
        const to = free[other % free.length] ?? 0
        const found = cheapestWalk(floor, [from], [to])
        const best = costs(floor, from).get(to)
        if (best === undefined) expect(found).toBeUndefined()
        else expect(priceOf(floor, found ?? [])).toBeCloseTo(best, 5)
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
        const known = costs(floor, from)
        const best = Math.min(...to.map((square) => known.get(square) ?? Number.POSITIVE_INFINITY))
        const found = cheapestWalk(floor, [from], to)
        expect(found ? priceOf(floor, found) : Number.POSITIVE_INFINITY).toBeCloseTo(best, 5)
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
          isFree(floor, row * floor.columns + column)
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
    expect(cheapestWalk(pictured('.#', '#.'), [0], [3])).toBeUndefined()
  })
})

const surcharge = (floor: WalkableFloor, points: readonly ScenePoint[]) =>
  points.slice(1).reduce((sum, to, index) => sum + surchargeOf(floor, points[index] ?? to, to), 0)

describe('a way', () => {
  it('pays no more for walls and planting than the walk from square to square', () => {
    fc.assert(
      fc.property(anyFloor, fc.nat(), fc.nat(), (floor, one, other) => {
        const free = freeSquares(floor)
        fc.pre(free.length > 0)
        const ends = [[free[one % free.length] ?? 0], [free[other % free.length] ?? 0]] as const
        const walk = cheapestWalk(floor, ...ends)?.map((square) => centreOf(floor, square)) ?? []
        const points = findWay(floor, ...ends)?.points ?? []
        expect(surcharge(floor, points)).toBeLessThanOrEqual(surcharge(floor, walk) + 1e-3)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps off the wall it passes, and squeezes by where there is no room', () => {
    const roomy = pictured('.....', ':::::', '#####')
    expect(findWay(roomy, [5], [9])?.points).toHaveLength(4)
    expect(findWay(roomy, [5], [6])?.points).toHaveLength(2)
    const narrow = pictured('.:.', '.#.', '.#.')
    expect(findWay(narrow, [0], [2])?.length).toBe(1)
  })

  it('goes over planting only where nothing else leads there', () => {
    const around = pictured('.%%.', '.##.', '.##.', '....')
    expect(findWay(around, [0], [3])?.length).toBeGreaterThan(3)
    const across = pictured('.%%.', '.##.')
    expect(findWay(across, [0], [3])?.length).toBe(1.5)
  })

  it('keeps to the free floor and is never longer than the walk', () => {
    fc.assert(
      fc.property(anyFloor, fc.nat(), fc.nat(), (floor, one, other) => {
        const free = freeSquares(floor)
        fc.pre(free.length > 0)
        const from = free[one % free.length] ?? 0
        const to = free[other % free.length] ?? 0
        const walk = cheapestWalk(floor, [from], [to])
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
            expect(isFree(floor, squareAt(floor, at))).toBe(true)
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
  const free = (x: number, y: number) => isFree(floor, squareAt(floor, { x, y }))

  it('is barred by booths, walls and closed rooms, and open through doors and a café', () => {
    expect([free(4, 4), free(10, 10), free(28, 2), free(5, 19.9)]).toEqual([false, false, false, false])
    expect([free(15, 19.9), free(22, 16), free(25, 10)]).toEqual([true, true, true])
  })

  it('leads from the entrance around the screen to the booth', () => {
    const way = findWay(floor, squaresAround(floor, { x: 15, y: 20 }), squaresBeside(floor, booth))
    expect(way?.points.some(({ x, y }) => x > 20 && Math.abs(y - 10) < 1)).toBe(true)
    expect(way?.length).toBeGreaterThan(26)
    expect(way?.length).toBeLessThan(30)
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
