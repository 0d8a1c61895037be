import { describe, expect, it } from 'vitest'
import type { SceneElement } from '../scene'
import { boundsOf, stretched, turned } from './pieces'
import { rect, underlay } from './testing/drafts'

const origin = { x: 0, y: 0 }

describe('a picture that is turned', () => {
  const upright = underlay('u', rect(10, 20, 8, 4))
  const lying = turned(upright, { x: 14, y: 22 })

  it('keeps its own measures, and covers the floor across', () => {
    expect(lying).toMatchObject({ ...rect(10, 20, 8, 4), rotation: 90 })
    expect(boundsOf(lying)).toEqual(rect(12, 18, 4, 8))
  })

  it('goes with its middle where everything else goes', () => {
    expect(boundsOf(turned(upright, origin))).toEqual(rect(-24, 10, 4, 8))
  })

  it('is upright again after four quarters', () => {
    const round = [1, 2, 3, 4].reduce((piece) => turned(piece, origin), upright)
    expect(round).toEqual(upright)
  })

  it('is stretched as it lies', () => {
    const longer = stretched(lying, rect(12, 18, 4, 8), rect(12, 18, 4, 16))
    expect(boundsOf(longer)).toEqual(rect(12, 18, 4, 16))
    expect(longer).toMatchObject({ width: 16, depth: 4 })
  })
})

describe('words that are turned', () => {
  it('are met where they stand', () => {
    const text = { zh: '大厅', en: 'Hall' }
    const label: SceneElement = { kind: 'label', id: 'l', at: { x: 20, y: 20 }, text, size: 2, rotation: 90 }
    expect(boundsOf(label)).toEqual(rect(19, 18, 2, 4))
  })
})
