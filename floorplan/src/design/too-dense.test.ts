import { describe, expect, it } from 'vitest'
import { boothAt, emptyDraft } from './testing/any-draft'
import { isTooDense } from './too-dense'

const zigzag = (points: number) =>
  Array.from({ length: points }, (_, place) => ({ x: place % 2, y: place % 100 }))

describe('a plan', () => {
  it('may have as much on it as any hall has', () => {
    const booths = Array.from({ length: 5000 }, (_, place) =>
      boothAt(place, (place % 100) * 3, Math.floor(place / 100) * 3),
    )
    expect(isTooDense({ ...emptyDraft, booths })).toBe(false)
  })

  it('made to be looked at for ever is known at once', () => {
    const stacked = Array.from({ length: 2000 }, (_, place) => boothAt(place, 0, 0))
    expect(isTooDense({ ...emptyDraft, booths: stacked })).toBe(true)
    const walls = Array.from({ length: 200 }, (_, place) => ({
      kind: 'wall' as const,
      id: `w${place}`,
      closed: false,
      thickness: 0.3,
      points: zigzag(200),
    }))
    expect(isTooDense({ ...emptyDraft, elements: walls })).toBe(true)
  })
})
