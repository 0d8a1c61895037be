import { describe, expect, it } from 'vitest'
import type { Draft } from '../draft'
import { emptyDraft, idAt } from '../testing/any-draft'
import { calibrated, scalable } from './calibrate'

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

  it('gives a picture of the plan its scale too', () => {
    const picture = {
      kind: 'picture' as const,
      id: 'floor',
      file: idAt(3),
      x: 2,
      y: 1,
      width: 10,
      depth: 5,
      opacity: 1,
      rotation: 0,
    }
    const furnished: Draft = { ...emptyDraft, elements: [picture] }
    expect(scalable(furnished)).toEqual([picture])
    expect(calibrated(furnished, 'floor', from, to, 10).elements).toMatchObject([
      { x: 0, y: -1, width: 20, depth: 10 },
    ])
  })
})
