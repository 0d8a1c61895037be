import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDraft, boothAt, emptyDraft, idAt } from '../testing/any-draft'
import { codeGiver } from './code-giver'
import { alongPath, codeAt, codesOf, type Numbering, nextFreeCode, renumber } from './number'

const numbering: Numbering = { prefix: 'B-', start: 8, step: 2, digits: 3, order: 'rows' }
const draft = {
  ...emptyDraft,
  booths: [
    boothAt(1, 0, 0, { code: 'A01' }),
    boothAt(2, 3, 0, { code: 'a02' }),
    boothAt(3, 6, 0, { code: 'A04' }),
    boothAt(4, 6, 3, { code: '' }),
  ],
}

describe('numbers', () => {
  it('count on by steps, with zeros in front', () => {
    expect([0, 1, 2].map((place) => codeAt(numbering, place))).toEqual(['B-008', 'B-010', 'B-012'])
    expect(codeAt({ ...numbering, start: 1, step: -1 }, 2)).toBe('')
    expect(codeAt({ ...numbering, prefix: 'x'.repeat(20) }, 0)).toBe('')
  })

  it('are given in order; what is locked keeps its own and its place', () => {
    const after = renumber({ ...draft, locked: [idAt(2)] }, [idAt(4), idAt(2), idAt(4), idAt(1)], numbering)
    expect(after.booths.map(({ code }) => code)).toEqual(['B-012', 'a02', 'A04', 'B-008'])
    expect(renumber(after, [], numbering)).toBe(after)
  })

  it.each([
    ['A01', 'A03'],
    ['A04', 'A05'],
    ['A99', 'A100'],
    ['N1-F01', 'N1-F02'],
    ['A1b', 'A2b'],
    ['Hall', 'Hall1'],
    ['', '1'],
    [`${'x'.repeat(19)}9`, `${'x'.repeat(18)}10`],
    ['9'.repeat(20), '1'],
  ])('that are free next to %s begin with %s', (like, next) => {
    expect(nextFreeCode(draft, like)).toBe(next)
  })

  it('leave out what is taken elsewhere', () => {
    expect(nextFreeCode(draft, 'A02', new Set(['A03', 'A05']))).toBe('A06')
  })

  it('are never given twice, nor where somebody has them', () => {
    fc.assert(
      fc.property(
        anyDraft(),
        fc.array(fc.constantFrom('', 'A1', 'B01', 'B1', 'Z', 'C-9', 'A3')),
        (any, likes) => {
          const giver = codeGiver(codesOf(any))
          const given = likes.map((like, place) =>
            place % 2 === 0 ? giver.after(like) : giver.wished(like || 'A1'),
          )
          const all = [...new Set(codesOf(any)), ...given.map((code) => code.toUpperCase())]
          expect(new Set(all).size).toBe(all.length)
        },
      ),
    )
  })
})

describe('a line through booths', () => {
  it('meets them in its order, each once', () => {
    const path = [
      { x: 8, y: 5 },
      { x: 8, y: 1 },
      { x: 1, y: 1 },
      { x: 4, y: 2 },
    ]
    expect(alongPath(draft, path)).toEqual([idAt(4), idAt(3), idAt(2), idAt(1)])
  })

  it('meets none that it only touches or runs past', () => {
    expect(
      alongPath(draft, [
        { x: 0, y: 3 },
        { x: 5, y: 3 },
      ]),
    ).toEqual([])
    expect(
      alongPath(draft, [
        { x: 0, y: 12 },
        { x: 9, y: 9 },
      ]),
    ).toEqual([])
    expect(alongPath(draft, [])).toEqual([])
  })

  it('may be a single point', () => {
    expect(alongPath(draft, [{ x: 4, y: 1 }])).toEqual([idAt(2)])
  })
})
