import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coveredEdges } from './covered-edges'
import { pixelAt, wholeFloor } from './stage/map-view'

/** What is left of the page for a plan, and how far the legend is off its foot; as the styles say. */
const pages = [
  { page: 1440, size: { width: 1440, height: 760 }, isWide: true, legendOff: 16 },
  { page: 1024, size: { width: 1024, height: 600 }, isWide: true, legendOff: 16 },
  { page: 375, size: { width: 375, height: 600 }, isWide: false, legendOff: 8 },
]
const anyHall = fc.record({
  width: fc.integer({ min: 20, max: 300 }),
  depth: fc.integer({ min: 20, max: 300 }),
})
const anyHeight = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 30, max }))

describe.each(pages)('a whole hall on a page of $page pixels', ({ size, isWide, legendOff }) => {
  it('lies with all its doors above the legend, however many rows that has, and above what lies over that', () => {
    const boxes = fc.record({
      panel: anyHeight(150),
      card: anyHeight(150),
      legend: anyHeight(150),
      sheet: anyHeight(100),
    })
    fc.assert(
      fc.property(anyHall, boxes, fc.boolean(), (hall, over, hasWay) => {
        const covered = coveredEdges(over, { isWide, hasWay })
        const whole = wholeFloor(hall, size, covered)
        const legendTop = size.height - legendOff - over.sheet - over.legend
        // A door is drawn half a metre wide on the wall.
        expect(pixelAt(whole, { x: 0, y: hall.depth + 0.25 }).y).toBeLessThan(legendTop)
        const foot = isWide ? 0 : hasWay ? over.panel : over.card
        expect(pixelAt(whole, { x: 0, y: hall.depth }).y).toBeLessThan(size.height - over.sheet - foot)
        const head = isWide || hasWay ? 0 : over.panel
        expect(pixelAt(whole, { x: 0, y: 0 }).y).toBeGreaterThan(head)
      }),
    )
  })
})
