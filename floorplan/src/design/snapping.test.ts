import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { snapEdges, snapMove, snapPoint } from './snapping'
import { booth, hall, rect, wall } from './testing/drafts'

const snapping = { on: true, grid: 1 }
/** Eight dots are 40 centimetres. */
const view = { snapping, scale: 20 }
const off = { snapping: { on: false, grid: 1 }, scale: 20 }
const moving = new Set(['m'])

describe('what is moved', () => {
  const draft = hall({ booths: [booth('a', rect(10.25, 10)), booth('m', rect(30, 30))] })

  it('lines its edges up with what is near', () => {
    const { by, guides } = snapMove(draft, moving, rect(30, 30), { x: -16.6, y: -19.8 }, view)
    expect(by).toEqual({ x: -16.75, y: -20 })
    expect(guides).toContainEqual({ from: { x: 10.25, y: 10 }, to: { x: 16.25, y: 10 } })
  })

  it('lines its middle up with the middle of what is near, where no edge is nearer', () => {
    const small = rect(30, 30, 1, 1)
    const { by, guides } = snapMove(draft, moving, small, { x: -15, y: -19.1 }, view)
    expect(30 + by.y + 0.5).toBe(11.5)
    expect(guides).toContainEqual({ from: { x: 10.25, y: 11.5 }, to: { x: 16, y: 11.5 } })
  })

  it('lies on the grid where nothing is near', () => {
    expect(snapMove(draft, moving, rect(30, 30), { x: 20.3, y: 5.7 }, view).by).toEqual({ x: 20, y: 6 })
  })

  it('prefers an edge to the grid, even where the grid is nearer', () => {
    expect(snapMove(draft, moving, rect(30, 30), { x: -16.98, y: -20 }, view).by.x).toBe(-16.75)
  })

  it('lies against the edge of the hall', () => {
    const odd = hall({ width: 83.6, booths: [booth('m', rect(30, 30))] })
    expect(snapMove(odd, moving, rect(30, 30), { x: 50.45, y: 0 }, view).by.x).toBe(50.6)
  })

  it('snaps within eight dots of the screen, however near one looks', () => {
    const by = { x: -16.6, y: -20 }
    expect(
      snapMove(draft, moving, rect(30, 30), by, { snapping: { on: true, grid: 0 }, scale: 20 }).by.x,
    ).toBe(-16.75)
    expect(
      snapMove(draft, moving, rect(30, 30), by, { snapping: { on: true, grid: 0 }, scale: 60 }).by.x,
    ).toBe(-16.6)
  })

  it('goes where the hand goes when nothing shall snap', () => {
    const { by, guides } = snapMove(draft, moving, rect(30, 30), { x: -16.6049, y: -19.811 }, off)
    expect(by).toEqual({ x: -16.6, y: -19.81 })
    expect(guides).toEqual([])
  })

  it('does not snap to what moves along', () => {
    const together = hall({ booths: [booth('m', rect(30.3, 30)), booth('n', rect(33.3, 30))] })
    const both = new Set(['m', 'n'])
    expect(snapMove(together, both, rect(30.3, 30, 6, 3), { x: 1.1, y: 0 }, view).by.x).toBe(0.7)
  })

  it('keeps as far from the next as that is from the one behind it', () => {
    const row = hall({
      booths: [booth('a', rect(10, 10)), booth('b', rect(15.5, 10)), booth('m', rect(40, 10))],
    })
    const { by, distances } = snapMove(row, moving, rect(40, 10), { x: -18.8, y: 0 }, view)
    expect(40 + by.x).toBe(21)
    expect(distances.filter(({ equal }) => equal).map(({ metres }) => metres)).toEqual([2.5, 2.5])
  })

  it('lies in the middle between two', () => {
    const pair = hall({
      booths: [booth('a', rect(10, 10)), booth('b', rect(20.5, 10)), booth('m', rect(15, 40))],
    })
    const { by, distances } = snapMove(pair, moving, rect(15, 40), { x: 0.1, y: -30 }, view)
    expect(15 + by.x).toBe(15.25)
    expect(distances.filter(({ equal }) => equal)).toHaveLength(2)
  })

  it('stays on the line it is kept to', () => {
    const { by } = snapMove(draft, moving, rect(30, 30), { x: -16.6, y: -19.8 }, { ...view, only: 'x' })
    expect(by).toEqual({ x: -16.75, y: 0 })
  })
})

describe('distances', () => {
  it('are said to what stands next on every side, lanes being no obstacle, and not to what is touched', () => {
    const draft = hall({
      booths: [
        booth('l', rect(10, 20)),
        booth('t', rect(17, 10)),
        booth('r', rect(20, 20)),
        booth('m', rect(17, 20)),
      ],
      elements: [{ kind: 'lane', id: 'lane', use: 'fire', ...rect(0, 14, 84, 4) }],
    })
    const { distances } = snapMove(draft, moving, rect(17, 20), { x: 0, y: 0 }, view)
    expect(distances).toEqual([
      { from: { x: 17, y: 21.5 }, to: { x: 13, y: 21.5 }, metres: 4 },
      { from: { x: 18.5, y: 20 }, to: { x: 18.5, y: 13 }, metres: 7 },
      { from: { x: 18.5, y: 23 }, to: { x: 18.5, y: 54 }, metres: 31 },
    ])
  })
})

describe('what is drawn', () => {
  it('begins at the edges of what is near, at the hall, or on the grid', () => {
    const draft = hall({ booths: [booth('a', rect(10.25, 10))] })
    expect(snapPoint(draft, { x: 13.5, y: 12.9 }, view).at).toEqual({ x: 13.25, y: 13 })
    expect(snapPoint(draft, { x: 83.9, y: 40.2 }, view).at).toEqual({ x: 84, y: 40 })
    expect(snapPoint(draft, { x: 13.512, y: 12.9 }, off)).toEqual({ at: { x: 13.51, y: 12.9 }, guides: [] })
  })

  it('lies on the middle of a wall or on one of its faces', () => {
    const draft = hall({ elements: [wall('w', [20.5, 0], [20.5, 30])] })
    expect(snapPoint(draft, { x: 20.53, y: 10 }, { ...view, scale: 100 }).at.x).toBe(20.5)
    expect(snapPoint(draft, { x: 20.7, y: 10 }, { ...view, scale: 100 }).at.x).toBe(20.65)
  })
})

describe('what is pulled larger', () => {
  it('snaps with the edge that is pulled and no other', () => {
    const draft = hall({ booths: [booth('a', rect(20.5, 10)), booth('m', rect(10.2, 10))] })
    const { rect: pulled } = snapEdges(
      draft,
      rect(10.2, 10, 10.1, 3),
      { x: 1, y: 0 },
      { ...view, except: moving },
    )
    expect(pulled).toEqual(rect(10.2, 10, 10.3, 3))
  })
})

describe('whatever is snapped', () => {
  const metre = fc.double({ min: -5, max: 60, noNaN: true })
  const floor = fc.record({
    x: fc.integer({ min: 0, max: 5000 }).map((centimetres) => centimetres / 100),
    y: fc.integer({ min: 0, max: 5000 }).map((centimetres) => centimetres / 100),
    width: fc.integer({ min: 100, max: 900 }).map((centimetres) => centimetres / 100),
    depth: fc.integer({ min: 100, max: 900 }).map((centimetres) => centimetres / 100),
  })
  const inCentimetres = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

  it('is told in centimetres, and lies no further off than eight dots from where the hand is', () => {
    fc.assert(
      fc.property(
        fc.array(floor, { maxLength: 12 }),
        floor,
        metre,
        metre,
        fc.integer({ min: 4, max: 80 }),
        (others, bounds, x, y, scale) => {
          const draft = hall({
            booths: [...others.map((one, place) => booth(`b${place}`, one)), booth('m', bounds)],
          })
          const wished = { x: x - bounds.x, y: y - bounds.y }
          const { by, distances } = snapMove(draft, moving, bounds, wished, { snapping, scale })
          for (const axis of ['x', 'y'] as const) {
            expect(inCentimetres(by[axis])).toBe(true)
            expect(Math.abs(by[axis] - wished[axis])).toBeLessThanOrEqual(8 / scale + 0.011)
          }
          for (const { metres } of distances) expect(inCentimetres(metres)).toBe(true)
        },
      ),
    )
  })
})
