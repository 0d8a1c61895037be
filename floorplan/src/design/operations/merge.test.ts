import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../draft'
import type { BoothFact } from '../drawn-draft'
import { boothAt, emptyDraft, idAt, namesFrom } from '../testing/any-draft'
import { mergeBooths, splitBooth } from './merge'

const none: ReadonlyMap<string, BoothFact> = new Map()
const held = (place: number, state: BoothFact['state'] = 'occupy') =>
  new Map([[idAt(place), { id: idAt(place), code: `A${place}`, state, name: 'X' }]])
const draft: Draft = {
  ...emptyDraft,
  booths: [
    boothAt(1, 0, 0, { code: 'A10' }),
    boothAt(2, 3, 0, { code: 'A9', opening: { sides: 2, reason: 'Corner' } }),
    boothAt(3, 0, 3, { code: '', width: 6 }),
    boothAt(4, 9, 0),
    boothAt(5, 1, 1),
  ],
  groups: [[idAt(1), idAt(4)]],
}

describe('merging', () => {
  it('leaves the booth with the lowest number on all of the floor', () => {
    const merged = mergeBooths(draft, [idAt(1), idAt(2), idAt(3)], none)
    if ('refused' in merged) throw new Error(merged.refused)
    expect(merged.survivor).toBe(idAt(2))
    expect(merged.draft.booths.map(({ id }) => id)).toEqual([idAt(2), idAt(4), idAt(5)])
    expect(merged.draft.booths[0]).toMatchObject({ x: 0, y: 0, width: 6, depth: 6, code: 'A9' })
    expect(merged.draft.booths[0]).not.toHaveProperty('opening')
    expect(merged.draft.groups).toEqual([])
  })

  it.each([
    ['tooFew', [1], none],
    ['notRectangle', [1, 4], none],
    ['notRectangle', [1, 5], none],
    ['notRectangle', [1, 2, 5], none],
    ['held', [1, 2], held(2)],
    ['held', [1, 2], held(1, 'bespoke')],
  ] as const)('is refused: %s', (refused, places, facts) => {
    expect(mergeBooths(draft, places.map(idAt), facts)).toEqual({ refused })
  })

  it('is refused for what is locked, not for what is out of use', () => {
    expect(mergeBooths({ ...draft, locked: [idAt(1)] }, [idAt(1), idAt(2)], none)).toEqual({
      refused: 'locked',
    })
    expect(mergeBooths(draft, [idAt(1), idAt(2)], held(1, 'disabled'))).toHaveProperty('survivor')
  })
})

describe('splitting', () => {
  it('keeps what a booth is for the first part, and gives the others no number', () => {
    const split = splitBooth(draft, idAt(1), { along: 'y', parts: 2 }, namesFrom(100), none)
    if ('refused' in split) throw new Error(split.refused)
    expect(split.ids).toEqual([idAt(1), idAt(101)])
    expect(split.draft.booths.filter(({ id }) => split.ids.includes(id))).toMatchObject([
      { x: 0, y: 0, width: 3, depth: 1.5, code: 'A10' },
      { x: 0, y: 1.5, width: 3, depth: 1.5, code: '' },
    ])
    expect(split.draft.groups).toEqual([[idAt(1), idAt(4), idAt(101)]])
  })

  it('is undone by merging, whatever the parts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('x' as const, 'y' as const),
        fc.integer({ min: 2, max: 6 }),
        (along, parts) => {
          const split = splitBooth(draft, idAt(1), { along, parts }, namesFrom(), none)
          if ('refused' in split) throw new Error(split.refused)
          const merged = mergeBooths(split.draft, split.ids, none)
          if ('refused' in merged) throw new Error(merged.refused)
          expect(merged.survivor).toBe(idAt(1))
          expect(merged.draft).toEqual(draft)
        },
      ),
    )
  })

  it.each([
    ['tooSmall', 1, 7, none],
    ['tooSmall', 1, 1, none],
    ['tooSmall', 1, 2.5, none],
    ['tooSmall', 77, 2, none],
    ['held', 1, 2, held(1)],
  ] as const)('is refused: %s', (refused, place, parts, facts) => {
    expect(splitBooth(draft, idAt(place), { along: 'x', parts }, namesFrom(), facts)).toEqual({ refused })
  })

  it('is refused for what is locked', () => {
    const locked = { ...draft, locked: [idAt(1)] }
    expect(splitBooth(locked, idAt(1), { along: 'x', parts: 2 }, namesFrom(), none)).toEqual({
      refused: 'locked',
    })
  })
})
