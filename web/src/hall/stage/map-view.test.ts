import type { Rect } from '@fairground/floorplan/geometry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  between,
  clampScale,
  type Edges,
  fitted,
  floorAt,
  keptOn,
  lookingAt,
  type MapView,
  movedBy,
  pixelAt,
  scaleAtOne,
  steppedScale,
  uncovering,
  viewerZoom,
  visibleFloor,
  wholeFloor,
  zoomedTo,
  zoomOf,
} from './map-view'

const window = { width: 1000, height: 600 }
const floor = { width: 117, depth: 68 }
const uncovered = { top: 0, right: 0, bottom: 0, left: 0 }
const view: MapView = { x: 10, y: 5, scale: 20 }

const anyView = fc.record({
  x: fc.double({ min: -200, max: 400, noNaN: true }),
  y: fc.double({ min: -200, max: 400, noNaN: true }),
  scale: fc.double({ min: 2, max: 40, noNaN: true }),
})
const anyPixel = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 600 }) })

describe('looking at a floor', () => {
  it('zooms towards the pointer: what lies under it stays there', () => {
    fc.assert(
      fc.property(anyView, anyPixel, fc.double({ min: 2, max: 40, noNaN: true }), (before, pixel, scale) => {
        const after = zoomedTo(before, scale, pixel)
        const [was, is] = [floorAt(before, pixel), floorAt(after, pixel)]
        expect(is.x).toBeCloseTo(was.x, 6)
        expect(is.y).toBeCloseTo(was.y, 6)
      }),
    )
  })

  it('goes from pixels to metres and back', () => {
    fc.assert(
      fc.property(anyView, anyPixel, (any, pixel) => {
        const back = pixelAt(any, floorAt(any, pixel))
        expect(back.x).toBeCloseTo(pixel.x, 6)
        expect(back.y).toBeCloseTo(pixel.y, 6)
      }),
    )
  })

  it('follows a finger', () => {
    expect(movedBy(view, 40, -20)).toEqual({ x: 8, y: 6, scale: 20 })
  })

  it('never loses the hall: the middle of the window stays on its floor', () => {
    fc.assert(
      fc.property(anyView, (any) => {
        const middle = floorAt(keptOn(any, floor, window, uncovered), { x: 500, y: 300 })
        expect(middle.x).toBeGreaterThanOrEqual(-1e-6)
        expect(middle.x).toBeLessThanOrEqual(floor.width + 1e-6)
        expect(middle.y).toBeGreaterThanOrEqual(-1e-6)
        expect(middle.y).toBeLessThanOrEqual(floor.depth + 1e-6)
      }),
    )
  })

  it('shows the whole hall first, in the middle of what no panel covers', () => {
    const whole = wholeFloor(floor, window, { ...uncovered, left: 200 })
    const seen = visibleFloor(whole, window)
    expect(pixelAt(whole, { x: floor.width / 2, y: floor.depth / 2 })).toEqual({ x: 600, y: 300 })
    expect(seen.x).toBeLessThanOrEqual(0)
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(floor.width - 1e-9)
  })

  it('brings a booth into the middle at a size that can be read, and no smaller than it was', () => {
    const booth = { x: 30, y: 30, width: 3, depth: 3 }
    for (const scale of [4, 20, 36]) {
      const after = lookingAt({ ...view, scale }, booth, window, uncovered, 8)
      const middle = floorAt(after, { x: 500, y: 300 })
      expect(middle.x).toBeCloseTo(31.5)
      expect(middle.y).toBeCloseTo(31.5)
      expect(after.scale).toBe(Math.max(scale, scaleAtOne))
    }
  })

  it('brings it beside what a sheet covers', () => {
    const booth = { x: 30, y: 30, width: 3, depth: 3 }
    const after = lookingAt(view, booth, window, { ...uncovered, bottom: 400 }, 8)
    expect(floorAt(after, { x: 500, y: 100 }).y).toBeCloseTo(31.5)
    const last = { ...view, y: floor.depth }
    const kept = keptOn(last, floor, window, { ...uncovered, bottom: 400 })
    expect(floorAt(kept, { x: 500, y: 100 }).y).toBeCloseTo(floor.depth)
  })

  const anyPanels = fc.record({
    top: fc.nat({ max: 200 }),
    right: fc.nat({ max: 300 }),
    bottom: fc.nat({ max: 200 }),
    left: fc.nat({ max: 400 }),
  })
  const anyPiece = fc.record({
    x: fc.double({ min: 0, max: 100, noNaN: true }),
    y: fc.double({ min: 0, max: 60, noNaN: true }),
    width: fc.double({ min: 0, max: 100, noNaN: true }),
    depth: fc.double({ min: 0, max: 60, noNaN: true }),
  })
  /** How far a piece of floor lies within what no panel covers; negative where it is covered. */
  const clearOf = (seen: MapView, piece: Rect, panels: Edges) => {
    const from = pixelAt(seen, piece)
    const to = pixelAt(seen, { x: piece.x + piece.width, y: piece.y + piece.depth })
    return Math.min(
      from.x - panels.left,
      from.y - panels.top,
      window.width - panels.right - to.x,
      window.height - panels.bottom - to.y,
    )
  }

  it('fits a way into what no panel covers, as large as it gets and no larger than it reads', () => {
    fc.assert(
      fc.property(anyPiece, anyPanels, (piece, panels) => {
        const seen = fitted(piece, window, panels, { ...viewerZoom, most: 1 })
        expect(clearOf(seen, piece, panels)).toBeGreaterThanOrEqual(-1e-6)
        if (seen.scale < scaleAtOne - 1e-9) expect(clearOf(seen, piece, panels)).toBeLessThan(1e-6)
        expect(seen.scale).toBeLessThanOrEqual(scaleAtOne)
      }),
    )
  })

  it('brings a booth out from under a sheet, and moves nothing where none lies on it', () => {
    fc.assert(
      fc.property(anyView, anyPiece, anyPanels, (before, at, panels) => {
        const booth = { ...at, width: 3, depth: 3 }
        const after = uncovering(before, booth, window, panels)
        expect(after.scale).toBe(before.scale)
        expect(clearOf(after, booth, panels)).toBeGreaterThanOrEqual(-1e-6)
        if (clearOf(before, booth, panels) >= 0) expect(after).toEqual(before)
        else expect(clearOf(after, booth, panels)).toBeLessThan(1e-6)
      }),
    )
  })

  it('flies from one look to the other and arrives', () => {
    const to = { x: 50, y: 20, scale: 36 }
    expect(between(view, to, 1, window).scale).toBeCloseTo(to.scale)
    expect(between(view, to, 1, window).x).toBeCloseTo(to.x)
    expect(between(view, to, 0, window).y).toBeCloseTo(view.y)
  })
})

describe('zoom', () => {
  const whole = 8.5

  it('goes in steps of 0.2 between 0.2 and 2, from between two steps to the next whole one', () => {
    const zoom = (scale: number, direction: 1 | -1) =>
      zoomOf({ scale: steppedScale({ scale }, direction, whole) })
    expect(zoom(20, 1)).toBeCloseTo(1.2)
    expect(zoom(20, -1)).toBeCloseTo(0.8)
    expect(zoom(whole, 1)).toBeCloseTo(0.6)
    expect(zoom(whole, -1)).toBeCloseTo(0.4)
    expect(zoom(40, 1)).toBeCloseTo(2)
    expect(zoom(4, -1)).toBeCloseTo(0.2)
  })

  it('reaches every step from every other', () => {
    let scale = 4
    const seen = [zoomOf({ scale })]
    for (let turn = 0; turn < 9; turn++) {
      scale = steppedScale({ scale }, 1, whole)
      seen.push(zoomOf({ scale }))
    }
    expect(seen.map((zoom) => zoom.toFixed(1))).toEqual([
      '0.2',
      '0.4',
      '0.6',
      '0.8',
      '1.0',
      '1.2',
      '1.4',
      '1.6',
      '1.8',
      '2.0',
    ])
  })

  it('lets a hall wider than the window be seen whole', () => {
    expect(clampScale(1, 2.6)).toBe(2.6)
    expect(clampScale(1, 9)).toBe(4)
    expect(clampScale(100, 9)).toBe(40)
  })
})
