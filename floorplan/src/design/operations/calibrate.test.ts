import { describe, expect, it } from 'vitest'
import type { Draft } from '../draft'
import { emptyDraft, idAt } from '../testing/any-draft'
import { calibrated } from './calibrate'

const draft: Draft = {
  ...emptyDraft,
  underlays: [
    {
      kind: 'underlay',
      id: idAt(1),
      title: 'Hall',
      source: 'picture',
      file: idAt(2),
      x: 2,
      y: 1,
      width: 10,
      depth: 5,
      opacity: 0.5,
      rotation: 0,
    },
  ],
  locked: [idAt(1)],
}
const from = { x: 4, y: 3 }
const to = { x: 8, y: 6 }

describe('calibrating', () => {
  it('stretches around the first point until the line is as long as it is, locked or not', () => {
    expect(calibrated(draft, idAt(1), from, to, 10).underlays).toMatchObject([
      { x: 0, y: -1, width: 20, depth: 10 },
    ])
  })

  it('changes nothing where it is right, where there is no line, and where nothing lies under the plan', () => {
    expect(calibrated(draft, idAt(1), from, to, 5)).toBe(draft)
    expect(calibrated(draft, idAt(1), from, from, 5)).toBe(draft)
    expect(calibrated(draft, idAt(1), from, to, 0)).toBe(draft)
    expect(calibrated(draft, idAt(1), from, to, Number.NaN)).toBe(draft)
    expect(calibrated(draft, idAt(1), from, to, 1_000_000)).toBe(draft)
    expect(calibrated(draft, idAt(9), from, to, 10)).toBe(draft)
  })
})
