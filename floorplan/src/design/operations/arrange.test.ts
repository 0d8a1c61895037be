import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../draft'
import { boundsOf, piecesWith } from '../pieces'
import { anyDraft, boothAt, chosenOf, emptyDraft, idAt, namesFrom } from '../testing/any-draft'
import { align, distribute, duplicate, nudge, remove, rotate } from './arrange'

const drawn = (...booths: Draft['booths']): Draft => ({ ...emptyDraft, booths })
const all = ({ booths }: Draft): string[] => booths.map(({ id }) => id)

describe('aligning', () => {
  const draft = drawn(boothAt(1, 1, 1), boothAt(2, 5, 6, { width: 6 }), boothAt(3, 9.5, 12, { depth: 1 }))

  it.each([
    ['left', [1, 1, 1]],
    ['centre', [5.25, 3.75, 5.25]],
    ['right', [9.5, 6.5, 9.5]],
  ] as const)('lines everything up by its %s', (edge, expected) => {
    const after = align(draft, all(draft), edge)
    expect(after.booths.map(({ x }) => x)).toEqual(expected)
    expect(after.booths.map(({ y }) => y)).toEqual([1, 6, 12])
  })

  it.each([
    ['top', [1, 1, 1]],
    ['middle', [5.5, 5.5, 6.5]],
    ['bottom', [10, 10, 12]],
  ] as const)('lines everything up by its %s', (edge, expected) => {
    const after = align(draft, all(draft), edge)
    expect(after.booths.map(({ y }) => y)).toEqual(expected)
    expect(after.booths.map(({ x }) => x)).toEqual([1, 5, 9.5])
  })

  it('lines up with what is locked', () => {
    const locked = { ...draft, locked: [idAt(2)] }
    expect(align(locked, all(draft), 'left').booths.map(({ x }) => x)).toEqual([5, 5, 5])
  })

  it('moves a group as one', () => {
    const grouped = { ...draft, groups: [[idAt(2), idAt(3)]] }
    expect(align(grouped, all(draft), 'left').booths.map(({ x }) => x)).toEqual([1, 1, 5.5])
  })

  it('changes nothing that is lined up', () => {
    fc.assert(
      fc.property(anyDraft(), fc.array(fc.nat(20)), (any, chosen) => {
        const once = align(any, chosenOf(any, chosen), 'top')
        expect(align(once, chosenOf(any, chosen), 'top')).toBe(once)
      }),
    )
  })
})

describe('distributing', () => {
  it('leaves the same room between one and the next', () => {
    const draft = drawn(boothAt(1, 0, 0), boothAt(2, 4, 1), boothAt(3, 20, 2), boothAt(4, 9, 3))
    expect(distribute(draft, all(draft), 'x').booths.map(({ x }) => x)).toEqual([0, 6.67, 20, 13.33])
    expect(distribute(draft, all(draft), 'y').booths.map(({ y }) => y)).toEqual([0, 1, 2, 3])
  })

  it('counts a group as one and leaves two alone', () => {
    const draft = {
      ...drawn(boothAt(1, 0, 0), boothAt(2, 4, 0), boothAt(3, 8, 0), boothAt(4, 18, 0)),
      groups: [[idAt(2), idAt(3)]],
    }
    expect(distribute(draft, all(draft), 'x').booths.map(({ x }) => x)).toEqual([0, 7, 11, 18])
    expect(distribute(draft, [idAt(1), idAt(4)], 'x')).toBe(draft)
  })
})

describe('turning', () => {
  it('turns two booths around their common middle', () => {
    const draft = drawn(boothAt(1, 0, 0), boothAt(2, 3, 0))
    expect(rotate(draft, all(draft)).booths).toMatchObject([
      { x: 1.5, y: -1.5 },
      { x: 1.5, y: 1.5 },
    ])
  })

  it('ends where it began after four times', () => {
    fc.assert(
      fc.property(anyDraft({ step: 0.01 }), fc.array(fc.nat(20)), (draft, chosen) => {
        const ids = chosenOf(draft, chosen)
        const four = [1, 2, 3, 4].reduce((now) => rotate(now, ids), draft)
        expect(four.booths.map(boundsOf).map(asWhole)).toEqual(draft.booths.map(boundsOf).map(asWhole))
      }),
    )
  })

  const asWhole = (rect: object) => Object.values(rect).map((metres) => Math.round(metres * 100) + 0)
})

describe('copies', () => {
  it('lie to the right, without numbers, bound together like the originals', () => {
    const draft = {
      ...drawn(boothAt(1, 1, 1), boothAt(2, 4, 1), boothAt(3, 1, 9)),
      groups: [[idAt(1), idAt(2)]],
    }
    const copy = duplicate({ ...draft, locked: [idAt(1)] }, [idAt(1)], namesFrom(100))
    expect(copy.ids).toEqual([idAt(101), idAt(102)])
    expect(piecesWith(copy.draft, new Set(copy.ids))).toMatchObject([
      { x: 7, y: 1, code: '' },
      { x: 10, y: 1, code: '' },
    ])
    expect(copy.draft.groups).toEqual([[idAt(1), idAt(2)], copy.ids])
    expect(copy.draft.locked).toEqual([idAt(1)])
  })

  it.each([
    ['after the last of its row', [boothAt(1, 1, 1), boothAt(2, 4, 1), boothAt(3, 7, 1)], { x: 10, y: 1 }],
    [
      'in the gap where there is one',
      [boothAt(1, 1, 1), boothAt(2, 4, 1), boothAt(3, 11, 1)],
      { x: 7, y: 1 },
    ],
    [
      'before it where the hall ends',
      [boothAt(1, emptyDraft.width - 3, 1)],
      { x: emptyDraft.width - 6, y: 1 },
    ],
  ])('of a booth stand free %s', (_where, booths, place) => {
    const copy = duplicate(drawn(...booths), [idAt(1)], namesFrom(100))
    expect(copy.draft.booths.at(-1)).toMatchObject(place)
  })

  it('are not made of nothing', () => {
    const draft = drawn(boothAt(1, 1, 1))
    expect(duplicate(draft, ['nobody'], namesFrom())).toEqual({ draft, ids: [] })
  })
})

describe('what does nothing', () => {
  it('returns the very same draft', () => {
    const draft = { ...drawn(boothAt(1, 1, 1), boothAt(2, 4, 1)), locked: [idAt(2)] }
    expect(nudge(draft, [idAt(1)], { x: 0, y: 0.001 })).toBe(draft)
    expect(nudge(draft, [idAt(2)], { x: 1, y: 0 })).toBe(draft)
    expect(remove(draft, [idAt(2), 'nobody'])).toBe(draft)
    expect(rotate(draft, [idAt(1)])).toBe(draft)
    expect(align(draft, [], 'left')).toBe(draft)
  })
})
