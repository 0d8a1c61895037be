import { describe, expect, it } from 'vitest'
import { groundsAlong } from './grounds-along'
import type { Ground, GroundUse } from './site-plan'

const box = (id: string, use: GroundUse, [left, top, right, bottom]: number[], isNamed = true): Ground => ({
  id,
  use,
  points: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => ({ x, y })),
  ...(isNamed && { label: { zh: id, en: id } }),
})
/** A cross of two avenues on a bare square, with a lawn on one of them. */
const grounds = [
  box('square', 'plaza', [0, 0, 200, 200], false),
  box('across', 'promenade', [0, 90, 200, 110]),
  box('down', 'promenade', [90, 0, 110, 200]),
  box('lawn', 'green', [150, 90, 180, 110]),
]
const along = (...line: [number, number][]) =>
  groundsAlong(
    { grounds },
    line.map(([x, y]) => ({ x, y })),
  ).map(({ en }) => en)

describe('the avenues of a way', () => {
  it('are named in the order one comes to them, each once', () => {
    expect(along([0, 100], [100, 100], [100, 200])).toEqual(['across', 'down'])
    expect(along([100, 200], [100, 100], [0, 100])).toEqual(['down', 'across'])
    expect(along([0, 95], [40, 95], [40, 80], [60, 80], [60, 95], [80, 95])).toEqual(['across'])
  })

  it('are followed, not crossed, nor are they a bed or ground without a name', () => {
    expect(along([20, 40], [20, 160])).toEqual([])
    expect(along([150, 100], [180, 100])).toEqual([])
    expect(along([5, 5], [80, 5])).toEqual([])
  })

  it('may be short where the whole way is', () => {
    expect(along([30, 92], [30, 100])).toEqual(['across'])
    expect(along([30, 100])).toEqual([])
  })
})
