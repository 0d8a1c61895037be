import { describe, expect, it } from 'vitest'
import type { Draft } from '../draft'
import { boothAt, emptyDraft, idAt, namesFrom } from '../testing/any-draft'
import { copied, pasted } from './clipboard'

const draft: Draft = {
  ...emptyDraft,
  booths: [boothAt(1, 2, 2), boothAt(2, 5, 2), boothAt(3, 2, 9)],
  elements: [{ kind: 'pillar', id: 'pillar', x: 2, y: 5, width: 1, depth: 1 }],
  locked: [idAt(1)],
  groups: [[idAt(1), idAt(2)]],
}
const options = (exhibitType: string) => ({ newId: namesFrom(100), exhibitType })

describe('the clipboard', () => {
  it('carries pieces to another hall: new names, no numbers, groups kept, nothing locked', () => {
    const text = copied(draft, [idAt(1), 'pillar'])
    const after = pasted({ ...emptyDraft, width: 90 }, text, { ...options('02'), at: { x: 23, y: 14 } })
    expect(after?.draft.booths).toMatchObject([
      { x: 20, y: 12, code: '', exhibitType: '02' },
      { x: 23, y: 12, code: '', exhibitType: '02' },
    ])
    expect(after?.draft.elements).toMatchObject([{ kind: 'pillar', x: 20, y: 15 }])
    expect(after?.draft.groups).toEqual([after?.draft.booths.map(({ id }) => id)])
    expect(after?.draft).toMatchObject({ width: 90, locked: [] })
    expect(after?.ids).toHaveLength(3)
  })

  it('leaves each booth what it was in a hall for several', () => {
    const after = pasted(emptyDraft, copied(draft, [idAt(3)]), options('99'))
    expect(after?.draft.booths).toMatchObject([{ x: 2, y: 9, exhibitType: '01' }])
  })

  it('puts down beside what is there already', () => {
    const text = copied(draft, [idAt(1)])
    const once = pasted(draft, text, options('01'))
    expect(once?.draft.booths.slice(3).map(({ x }) => x)).toEqual([8, 11])
    const newId = namesFrom(200)
    const twice = once && pasted(once.draft, text, { newId, exhibitType: '01' })
    expect(twice?.draft.booths.slice(5).map(({ x }) => x)).toEqual([14, 17])
  })

  it.each(['', 'A1\tA2', '{}', '[]', '{"version":1}', copied(draft, [])])('takes nothing from %j', (text) => {
    expect(pasted(draft, text, options('01'))).toBeUndefined()
  })

  it('takes nothing that has been tampered with, nor what would lie off the paper', () => {
    const text = copied(draft, [idAt(3)])
    expect(pasted(draft, text.replace('"width":3', '"width":-3'), options('01'))).toBeUndefined()
    expect(pasted(draft, text, { ...options('01'), at: { x: 20_000, y: 0 } })).toBeUndefined()
  })
})
