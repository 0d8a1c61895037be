import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neighbourLists, type Rect, sharedEdge } from './geometry'
import { allNeighbours, neighboursBySide } from './neighbours'

const metres = (least: number, most: number) =>
  fc.integer({ min: least * 2, max: most * 2 }).map((n) => n / 2)
const rect = fc.record({ x: metres(0, 12), y: metres(0, 12), width: metres(1, 5), depth: metres(1, 5) })

describe('neighbours by side', () => {
  it('are those the plain search over all pairs finds, each on the side it lies on', () => {
    fc.assert(
      fc.property(fc.array(rect, { maxLength: 25 }), (rects: Rect[]) => {
        const plain = neighbourLists(rects)
        const found = neighboursBySide(rects)
        rects.forEach((one, index) => {
          const bySide = found.get(one)
          if (!bySide) throw new Error('one was left out')
          const expected = (plain[index] ?? []).map((other) => rects[other])
          expect(new Set(allNeighbours(bySide))).toEqual(new Set(expected))
          for (const [side, others] of Object.entries(bySide))
            for (const other of others) expect(sharedEdge(one, other)?.side).toBe(side)
        })
      }),
    )
  })
})
