import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  contains,
  floorInFrontOf,
  inMiddleOf,
  isContiguous,
  neighbourLists,
  openSides,
  overlaps,
  type Rect,
  type Side,
  sharedEdge,
} from './geometry'

const booth = (x: number, y: number, width = 3, depth = 3): Rect => ({ x, y, width, depth })
const hall = booth(0, 0, 60, 40)

const centimetres = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100)
const anyRect = fc.record({
  x: centimetres(0, 3000),
  y: centimetres(0, 3000),
  width: centimetres(10, 2000),
  depth: centimetres(10, 2000),
})
const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

describe('overlap and containment', () => {
  it('lets booths touch without calling it an overlap', () => {
    expect(overlaps(booth(0, 0), booth(3, 0))).toBe(false)
    expect(overlaps(booth(0, 0), booth(2.99, 0))).toBe(true)
  })

  it('keeps a booth against the wall inside the hall', () => {
    expect(contains(hall, booth(57, 37))).toBe(true)
    expect(contains(hall, booth(57.01, 37))).toBe(false)
  })

  it('is blind to rounding noise', () => {
    expect(overlaps(booth(0.1 + 0.2, 0), booth(3.3, 0))).toBe(false)
    expect(sharedEdge(booth(0.1 + 0.2, 0), booth(3.3, 0))?.length).toBeCloseTo(3)
  })

  it('sees overlap the same from both booths', () => {
    fc.assert(fc.property(anyRect, anyRect, (a, b) => void expect(overlaps(a, b)).toBe(overlaps(b, a))))
  })

  it('finds a booth drawn inside another contained and overlapping, and never the other way round', () => {
    const inset = centimetres(5, 40)
    fc.assert(
      fc.property(anyRect, inset, inset, (outer, left, top) => {
        fc.pre(outer.width > left && outer.depth > top)
        const inner = {
          x: outer.x + left,
          y: outer.y + top,
          width: outer.width - left,
          depth: outer.depth - top,
        }
        expect(contains(outer, inner)).toBe(true)
        expect(overlaps(outer, inner)).toBe(true)
        expect(contains(inner, outer)).toBe(false)
      }),
    )
  })
})

describe('shared edges', () => {
  it('measures the common length only', () => {
    expect(sharedEdge(booth(0, 0), booth(3, 2, 6, 6))).toEqual({ side: 'right', length: 1 })
  })

  it('does not count corners that merely touch', () => {
    expect(sharedEdge(booth(0, 0), booth(3, 3))).toBeUndefined()
  })

  it('is mutual: same length, opposite sides, and never between overlapping booths', () => {
    fc.assert(
      fc.property(anyRect, fc.constantFrom<Side>('top', 'right', 'bottom', 'left'), (a, side) => {
        const b = floorInFrontOf(a, side, 3)
        const there = sharedEdge(a, b)
        const back = sharedEdge(b, a)
        expect(there?.side).toBe(side)
        expect(back?.side).toBe(opposite[side])
        expect(there?.length).toBeCloseTo(back?.length ?? Number.NaN)
        expect(overlaps(a, b)).toBe(false)
      }),
    )
  })

  it('is never longer than the shorter of the two edges', () => {
    fc.assert(
      fc.property(anyRect, anyRect, centimetres(-500, 500), (a, shape, shift) => {
        const b = { ...shape, x: a.x + a.width, y: a.y + shift }
        const edge = sharedEdge(a, b)
        if (edge) expect(edge.length).toBeLessThanOrEqual(Math.min(a.depth, b.depth) + 0.01)
      }),
    )
  })
})

describe('open sides', () => {
  const island = [booth(10, 10), booth(13, 10), booth(10, 13), booth(13, 13), booth(10, 16), booth(13, 16)]
  const open = (rect: Rect, obstacles = island) => openSides(rect, { hall, obstacles })

  it('opens a corner booth of an island on two sides and a middle one on its aisle', () => {
    expect(open(booth(10, 10))).toEqual(['top', 'left'])
    expect(open(booth(13, 13))).toEqual(['right'])
  })

  it('opens a free-standing island all round', () => {
    expect(open(booth(30, 10, 9, 6))).toHaveLength(4)
  })

  it('closes the side against the wall', () => {
    expect(open(booth(0, 20), [])).toEqual(['top', 'right', 'bottom'])
  })

  it('closes a side that neighbours cover by half, however many they are', () => {
    const wide = booth(10, 20, 6, 6)
    expect(open(wide, [booth(10, 17, 1.5, 3)])).toContain('top')
    expect(open(wide, [booth(10, 17, 1.5, 3), booth(11.5, 17, 1.5, 3)])).not.toContain('top')
    expect(open(wide, [booth(10, 17, 2, 3), booth(11, 17, 1.5, 3)])).toContain('top')
  })

  it('closes a side when the gap to the next booth is too narrow to walk', () => {
    expect(open(booth(20, 20), [booth(24, 20)])).not.toContain('right')
    expect(open(booth(20, 20), [booth(24.5, 20)])).toContain('right')
  })

  it('never opens further when something is built next door', () => {
    fc.assert(
      fc.property(anyRect, fc.array(anyRect, { maxLength: 6 }), anyRect, (rect, obstacles, extra) => {
        const before = openSides(rect, { hall, obstacles })
        const after = openSides(rect, { hall, obstacles: [...obstacles, extra] })
        expect(before).toEqual(expect.arrayContaining(after))
      }),
    )
  })
})

describe('contiguity', () => {
  it('joins booths in a row or a block and refuses a gap or a diagonal', () => {
    expect(isContiguous([booth(0, 0), booth(6, 0), booth(3, 0)])).toBe(true)
    expect(isContiguous([booth(0, 0), booth(6, 0)])).toBe(false)
    expect(isContiguous([booth(0, 0), booth(3, 3)])).toBe(false)
  })

  it('calls one booth contiguous and none not', () => {
    expect(isContiguous([booth(0, 0)])).toBe(true)
    expect(isContiguous([])).toBe(false)
  })

  it('asks for a real opening between neighbours, not a slit', () => {
    expect(isContiguous([booth(0, 0), booth(3, 2.5)])).toBe(false)
    expect(isContiguous([booth(0, 0), booth(3, 2.5)], 0.5)).toBe(true)
  })

  const cells = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })), {
    selector: ([column, row]) => `${column}/${row}`,
    minLength: 1,
    maxLength: 14,
  })

  it('does not depend on the order in which the booths are named', () => {
    fc.assert(
      fc.property(cells, (grid) => {
        const booths = grid.map(([column, row]) => booth(column * 3, row * 3))
        expect(isContiguous(booths)).toBe(isContiguous(booths.toReversed()))
      }),
    )
  })

  it('holds for every walk across shared edges, and breaks when the walk jumps an aisle', () => {
    const steps = fc.array(fc.constantFrom<Side>('top', 'right', 'bottom', 'left'), { maxLength: 12 })
    fc.assert(
      fc.property(steps, (walk) => {
        const start = booth(100, 100)
        const booths = [start]
        for (const side of walk) booths.push(floorInFrontOf(booths.at(-1) ?? start, side, 3))
        expect(isContiguous(booths)).toBe(true)
        const rightmost = Math.max(...booths.map((one) => one.x + one.width))
        expect(isContiguous([...booths, booth(rightmost + 3, 100)])).toBe(false)
      }),
    )
  })

  it('lists neighbours that name each other, exactly those with a common edge', () => {
    fc.assert(
      fc.property(cells, (grid) => {
        const booths = grid.map(([column, row]) => booth(column * 3, row * 3))
        const lists = neighbourLists(booths)
        booths.forEach((one, index) => {
          const expected = booths.flatMap((other, at) => (sharedEdge(one, other) ? [at] : []))
          expect(lists[index]?.toSorted((a, b) => a - b)).toEqual(expected)
        })
      }),
    )
  })
})

it('puts a picture whole into the middle of its place', () => {
  const place = { x: 10, y: 20, width: 40, depth: 20 }
  expect(inMiddleOf(place, 1)).toEqual({ x: 20, y: 20, width: 20, depth: 20 })
  expect(inMiddleOf(place, 4)).toEqual({ x: 10, y: 25, width: 40, depth: 10 })
})
