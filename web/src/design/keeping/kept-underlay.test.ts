import { type Draft, readDraft, writeDraft } from '@fairground/floorplan/design/draft'
import { describe, expect, it } from 'vitest'
import { mostUnderlays, withUnderlay } from '../underlay/place-underlay'

const file = '00000000-0000-4000-8000-000000000001'
const empty: Draft = {
  version: 1,
  width: 84,
  depth: 54,
  elements: [],
  booths: [],
  underlays: [],
  locked: [],
  groups: [],
}
const floor = { x: 0, y: 0, width: 10.005, depth: 7.3333 }
const laid = (draft: Draft, id: string, title = '馆.dxf', place = floor) =>
  withUnderlay(draft, { source: 'drawing', file, title }, place, id)

describe('a drawing under the plan', () => {
  it('of millimetres is kept to the centimetre, with as much of its name as fits, locked', () => {
    const draft = laid(empty, 'u', `${'图'.repeat(199)}😀.dxf`)
    expect(draft.underlays).toMatchObject([{ width: 10.01, depth: 7.33, title: '图'.repeat(199) }])
    expect(draft.locked).toEqual(['u'])
    expect(readDraft(writeDraft(draft))).toEqual({ scene: draft })
  })

  it('is not laid where it could not be kept', () => {
    let draft = empty
    for (let place = 0; place < mostUnderlays; place += 1) draft = laid(draft, `u${place}`)
    expect(draft.underlays).toHaveLength(mostUnderlays)
    expect(laid(draft, 'more')).toBe(draft)
    expect(laid(empty, 'wide', 'wide.dxf', { ...floor, width: 10_001 })).toBe(empty)
  })
})
