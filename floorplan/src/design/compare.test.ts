import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComparedField, comparePlans } from './compare'
import { type Draft, type DraftBooth, readDraft, writeDraft } from './draft'
import { anyDraft, boothAt, emptyDraft, idAt } from './testing/any-draft'

const font = { family: 'Noto Sans SC', size: 12, style: 'bold' as const }
const before: Draft = {
  ...emptyDraft,
  booths: [boothAt(1, 0, 0), boothAt(2, 3, 0)],
  elements: [{ kind: 'pillar', id: 'pillar', x: 9, y: 9, width: 1, depth: 1 }],
}
const with1 = (change: Partial<DraftBooth>): Draft => ({
  ...before,
  booths: before.booths.map((booth) => (booth.id === idAt(1) ? { ...booth, ...change } : booth)),
})

describe('comparing two plans', () => {
  it.each<[ComparedField[], Partial<DraftBooth>]>([
    [['code'], { code: 'B1' }],
    [['place'], { x: 1 }],
    [['size'], { depth: 4 }],
    [['place', 'size'], { y: 1, width: 2 }],
    [['class'], { boothClass: 'raw' }],
    [['type'], { exhibitType: '02' }],
    [['special'], { special: true }],
    [['use', 'name'], { use: 'function', name: { zh: '服务台', en: 'Desk' } }],
    [['opening'], { opening: { sides: 2, reason: 'Corner' } }],
    [['font'], { codeFont: font }],
    [['font'], { nameFont: font }],
  ])('names what changed: %j', (fields, change) => {
    const after = with1(change)
    expect(comparePlans(before, after)).toEqual({
      added: [],
      removed: [],
      changed: [{ before: before.booths[0], after: after.booths[0], fields }],
      elements: { added: 0, removed: 0, changed: 0 },
      hall: false,
      same: false,
    })
  })

  it('tells booths and elements that came, went and changed, and another hall', () => {
    const after: Draft = {
      ...before,
      width: 30,
      booths: [boothAt(2, 3, 0), boothAt(3, 9, 0)],
      elements: [
        { kind: 'pillar', id: 'pillar', x: 9, y: 8, width: 1, depth: 1 },
        { kind: 'pillar', id: 'other', x: 1, y: 8, width: 1, depth: 1 },
      ],
    }
    const compared = comparePlans(before, after)
    expect(compared.added).toEqual([after.booths[1]])
    expect(compared.removed).toEqual([before.booths[0]])
    expect(compared).toMatchObject({
      changed: [],
      elements: { added: 1, removed: 0, changed: 1 },
      hall: true,
      same: false,
    })
    expect(comparePlans(after, before)).toMatchObject({ elements: { added: 0, removed: 1, changed: 1 } })
  })

  it('finds a plan the same as itself, read back, with other locks, groups and drawings under it', () => {
    fc.assert(
      fc.property(anyDraft({ step: 0.01 }), (draft) => {
        const read = readDraft(writeDraft(draft))
        if ('fault' in read) throw new Error(read.fault.reason)
        expect(comparePlans(draft, { ...read.scene, locked: [], groups: [], underlays: [] }).same).toBe(true)
      }),
    )
  })
})
