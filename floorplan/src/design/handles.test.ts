import { describe, expect, it } from 'vitest'
import { handleAt, handlesOf } from './handles'
import { rect } from './testing/drafts'

const near = { reach: 0.3, scale: 20 }

describe('handles', () => {
  it('are eight, at the corners and in the middle of the sides', () => {
    const places = Object.fromEntries(
      handlesOf(rect(10, 20, 6, 4), 20).map(({ name, at }) => [name, [at.x, at.y]]),
    )
    expect(places).toEqual({
      nw: [10, 20],
      n: [13, 20],
      ne: [16, 20],
      e: [16, 22],
      se: [16, 24],
      s: [13, 24],
      sw: [10, 24],
      w: [10, 22],
    })
  })

  it('are only at the ends of what has no width', () => {
    expect(handlesOf(rect(10, 20, 6, 0), 20).map(({ name }) => name)).toEqual(['e', 'w'])
  })

  it('are at the corners alone where the sides are too short for more, and are not met elsewhere', () => {
    expect(handlesOf(rect(10, 20, 1, 1), 20).map(({ name }) => name)).toEqual(['nw', 'ne', 'se', 'sw'])
    expect(handleAt(rect(10, 20, 1.5, 1.5), { x: 10.75, y: 20 }, near)).toBeUndefined()
  })

  it('are met within reach of them', () => {
    expect(handleAt(rect(10, 20, 6, 4), { x: 16.2, y: 24.2 }, near)).toBe('se')
    expect(handleAt(rect(10, 20, 6, 4), { x: 13, y: 19.8 }, near)).toBe('n')
    expect(handleAt(rect(10, 20, 6, 4), { x: 11.5, y: 20 }, near)).toBeUndefined()
  })

  it('leave the middle of something small free to take hold of', () => {
    expect(handleAt(rect(10, 20, 0.4, 0.4), { x: 10.2, y: 20.2 }, near)).toBeUndefined()
    expect(handleAt(rect(10, 20, 0.4, 0.4), { x: 10.45, y: 20.45 }, near)).toBe('se')
  })
})
