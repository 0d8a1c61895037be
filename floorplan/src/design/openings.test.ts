import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SceneElement } from '../scene'
import type { Draft } from './draft'
import { openSidesOf } from './openings'
import { anyDraft, boothAt, emptyDraft, idAt } from './testing/any-draft'
import { plainOpenSides } from './testing/plain-problems'

const openWith = (...elements: SceneElement[]) => {
  const draft: Draft = { ...emptyDraft, booths: [boothAt(1, 9, 9)], elements }
  return openSidesOf(draft).get(idAt(1))
}

describe('open sides', () => {
  it('are those found by looking at everything', () => {
    fc.assert(
      fc.property(anyDraft(), (draft) => {
        const expected = draft.booths.map((booth) => [booth.id, plainOpenSides(draft, booth)] as const)
        expect(openSidesOf(draft)).toEqual(new Map(expected))
      }),
    )
  })

  it('end at walls as thick as they are, slanted ones too, and at rooms, not at floor with a name', () => {
    const wall = (...points: { x: number; y: number }[]): SceneElement => ({
      kind: 'wall',
      id: 'wall',
      points,
      closed: false,
      thickness: 0.3,
    })
    const area = (use: 'toilet' | 'rest'): SceneElement => ({
      kind: 'area',
      id: 'area',
      use,
      x: 12,
      y: 9,
      width: 3,
      depth: 3,
      label: { zh: '', en: '' },
    })
    expect(openWith()).toEqual(['top', 'right', 'bottom', 'left'])
    expect(openWith(wall({ x: 8, y: 5 }, { x: 8, y: 15 }))).toEqual(['top', 'right', 'bottom'])
    expect(openWith(wall({ x: 6, y: 7 }, { x: 14, y: 8 }))).toEqual(['right', 'bottom', 'left'])
    expect(openWith(area('toilet'))).toEqual(['top', 'bottom', 'left'])
    expect(openWith(area('rest'))).toEqual(['top', 'right', 'bottom', 'left'])
  })
})
