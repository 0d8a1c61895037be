import type { Rect } from '@fairground/floorplan/geometry'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMapStage, type Edges, pixelAt } from '../src/hall'

/** What is left of the page for a plan, and what lies over it there: its tools at first, and what comes up with a way. */
const pages = [
  {
    page: 1440,
    size: { width: 1440, height: 760 },
    tools: { top: 20, right: 76, bottom: 72, left: 20 },
    withWay: { top: 20, right: 76, bottom: 72, left: 340 },
  },
  {
    page: 375,
    size: { width: 375, height: 620 },
    tools: { top: 20, right: 12, bottom: 72, left: 20 },
    withWay: { top: 20, right: 64, bottom: 320, left: 20 },
  },
]
const floor = { width: 117, depth: 68 }
/** So far off the panels the ends of a way are drawn whole. */
const margin = 24

const anyWay: fc.Arbitrary<Rect> = fc
  .record({
    x: fc.double({ min: 0, max: 100, noNaN: true }),
    y: fc.double({ min: 0, max: 60, noNaN: true }),
    right: fc.double({ min: 0, max: 1, noNaN: true }),
    down: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ x, y, right, down }) => ({ x, y, width: right * (117 - x), depth: down * (68 - y) }))

let measureAgain: () => void = () => undefined

/** There is no layout here: the window is as large as it is said to be. */
function standingStage(size: { width: number; height: number }) {
  const frame = document.createElement('div')
  const now = { ...size }
  frame.getBoundingClientRect = () => ({ ...now }) as DOMRect
  const stage = createMapStage({ frame, sheet: document.createElement('canvas'), marks: null })
  measureAgain()
  stage.setPicture({ ...floor, draw: () => undefined, at: () => undefined }, false)
  return {
    stage,
    resize(next: Partial<typeof size>): void {
      Object.assign(now, next)
      measureAgain()
    },
    /** How far inside the uncovered part of the window the piece lies; less than nought where it sticks out. */
    clearOf({ x, y, width, depth }: Rect, { top, right, bottom, left }: Edges): number {
      const view = stage.view()
      const [from, to] = [pixelAt(view, { x, y }), pixelAt(view, { x: x + width, y: y + depth })]
      return Math.min(from.x - left, from.y - top, now.width - right - to.x, now.height - bottom - to.y)
    },
  }
}

describe.each(pages)('a way on a page of $page pixels', ({ size, tools, withWay }) => {
  const known = window.ResizeObserver
  beforeEach(() => {
    window.ResizeObserver = class {
      constructor(changed: () => void) {
        measureAgain = changed
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    } as unknown as typeof ResizeObserver
    // Nothing flies, so that where one looks is where one is led to.
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  })
  afterEach(() => {
    window.ResizeObserver = known
    vi.restoreAllMocks()
  })

  it('lies whole beside what covers the plan, also when its panel comes up or the window changes', () => {
    fc.assert(
      fc.property(anyWay, (way) => {
        const { stage, clearOf, resize } = standingStage(size)
        stage.setCovered(tools)
        stage.fit(way)
        expect(clearOf(way, tools)).toBeGreaterThan(margin - 1e-6)
        stage.setCovered(withWay)
        expect(clearOf(way, withWay)).toBeGreaterThan(margin - 1e-6)
        resize({ height: size.height - 60 })
        expect(clearOf(way, withWay)).toBeGreaterThan(margin - 1e-6)
        stage.end()
      }),
    )
  })

  it('is left where somebody has moved the plan', () => {
    const { stage } = standingStage(size)
    stage.setCovered(tools)
    stage.fit({ x: 10, y: 10, width: 80, depth: 20 })
    stage.moveBy(30, 10)
    const moved = stage.view()
    stage.setCovered(withWay)
    expect(stage.view()).toEqual(moved)
    stage.end()
  })
})
