import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDraft, writeDraft } from '../draft'
import { piecesOf } from '../pieces'
import { anyDraft } from '../testing/any-draft'
import { booth, hall, rect, underlay, uuid } from '../testing/drafts'
import { restored } from './restore'

const sheet = (id: string) => underlay(id, rect(0, 0, 60, 40))
const [one, two] = [uuid(1), uuid(2)]

describe('a version that is brought back', () => {
  it('lies over what lies under the plan now, which stays locked', () => {
    const version = hall({
      booths: [booth(one, rect(3, 3)), booth(two, rect(6, 3))],
      underlays: [sheet('old')],
      locked: ['old', one],
      groups: [
        [one, two],
        ['old', two],
      ],
    })
    const now = hall({ underlays: [sheet('new')], locked: ['new'] })
    expect(restored(now, version)).toEqual({
      ...version,
      underlays: [sheet('new')],
      locked: [one, 'new'],
      groups: [[one, two]],
    })
  })

  it('can be kept, with the same booths and elements, and speaks of nothing that is not there', () => {
    fc.assert(
      fc.property(anyDraft({ step: 0.01 }), anyDraft({ step: 0.01 }), (now, version) => {
        const back = restored(now, version)
        expect([back.booths, back.elements]).toEqual([version.booths, version.elements])
        const there = new Set(piecesOf(back).map(({ id }) => id))
        for (const id of [...back.locked, ...back.groups.flat()]) expect(there).toContain(id)
        if (there.size === piecesOf(back).length) expect(readDraft(writeDraft(back))).toHaveProperty('scene')
      }),
    )
  })
})
