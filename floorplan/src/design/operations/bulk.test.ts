import { describe, expect, it } from 'vitest'
import type { Draft } from '../draft'
import { boothAt, emptyDraft, idAt } from '../testing/any-draft'
import { group, isLocked, lock, ungroup } from './bind'
import { resizeTo, setOnBooths } from './bulk'

const name = { zh: '服务台', en: 'Desk' }
const draft: Draft = {
  ...emptyDraft,
  booths: [
    boothAt(1, 0, 0, { special: true, opening: { sides: 3, reason: 'Corner' } }),
    boothAt(2, 3, 0, { use: 'function', name }),
    boothAt(3, 6, 0),
  ],
  locked: [idAt(3)],
}
const all = draft.booths.map(({ id }) => id)

describe('setting the same on many booths', () => {
  it('changes all that are not locked', () => {
    expect(
      setOnBooths(draft, all, { exhibitType: '02' }).booths.map(({ exhibitType }) => exhibitType),
    ).toEqual(['02', '02', '01'])
    expect(setOnBooths(draft, all, { exhibitType: '01' })).toBe(draft)
    expect(setOnBooths(draft, [idAt(3)], { exhibitType: '02' })).toBe(draft)
  })

  it('leaves a name only to a service area, and special only to standard booths', () => {
    const named = (after: Draft) => after.booths.map((booth) => booth.name.en)
    expect(named(setOnBooths(draft, all, { use: 'function', name }))).toEqual(['Desk', 'Desk', ''])
    expect(named(setOnBooths(draft, all, { use: 'disabled' }))).toEqual(['', '', ''])
    expect(named(setOnBooths(draft, all, { use: 'function' }))).toEqual(['', 'Desk', ''])
    expect(setOnBooths(draft, all, { name })).toBe(draft)
    expect(setOnBooths(draft, [idAt(1)], { boothClass: 'raw' }).booths[0]?.special).toBe(false)
  })

  it('takes away what can be taken away, and nothing else', () => {
    const after = setOnBooths(draft, [idAt(1)], { opening: undefined, use: undefined })
    expect(after.booths[0]).toMatchObject({ use: 'normal', opening: undefined })
  })
})

describe('resizing', () => {
  it('keeps the top left corner', () => {
    expect(resizeTo(draft, idAt(2), { width: 4.567, depth: 0 }).booths[1]).toMatchObject({
      x: 3,
      y: 0,
      width: 4.57,
      depth: 0.01,
    })
    expect(resizeTo(draft, idAt(2), { width: 3, depth: 3 })).toBe(draft)
  })
})

describe('binding', () => {
  it('locks and unlocks what is there', () => {
    const locked = lock(draft, [idAt(1), idAt(3), 'nobody'], true)
    expect(locked.locked.toSorted()).toEqual([idAt(1), idAt(3)])
    expect(isLocked(locked, idAt(1))).toBe(true)
    expect(lock(locked, [idAt(1)], true)).toBe(locked)
    expect(lock(locked, [idAt(1), idAt(3)], false).locked).toEqual([])
    expect(lock(draft, [idAt(1)], false)).toBe(draft)
  })

  it('groups with whatever was bound to one of them, and lets go of all', () => {
    const two = group(draft, [idAt(1), idAt(2)])
    expect(two.groups).toEqual([[idAt(1), idAt(2)]])
    expect(group(two, [idAt(2), idAt(1)])).toBe(two)
    const three = group(two, [idAt(2), idAt(3), 'nobody'])
    expect(three.groups).toEqual([all])
    expect(group(draft, [idAt(1)])).toBe(draft)
    expect(ungroup(three, [idAt(3)]).groups).toEqual([])
    expect(ungroup(draft, all)).toBe(draft)
  })
})
