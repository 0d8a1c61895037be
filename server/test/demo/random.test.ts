import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Random } from '../../src/demo/random'

describe('the seeded generator', () => {
  it('repeats itself for the same seed and not for another', () => {
    const draw = (seed: string) =>
      Array.from(
        { length: 20 },
        (
          (random) => () =>
            random.int(0, 1e9)
        )(new Random(seed)),
      )
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  it('gives each topic a stream that does not depend on how much others used', () => {
    const fresh = new Random('fair')
    const used = new Random('fair')
    for (let times = 0; times < 100; times++) used.fraction()
    expect(used.fork('halls').uuid()).toBe(fresh.fork('halls').uuid())
    expect(fresh.fork('halls').uuid()).not.toBe(fresh.fork('names').uuid())
  })

  it('keeps whole numbers within their limits and reaches both ends', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(3), (seed, least, span) => {
        const random = new Random(seed)
        const drawn = Array.from({ length: 200 }, () => random.int(least, least + span))
        expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([least, least + span])
      }),
    )
  })

  it('shuffles without losing or doubling anything', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        expect(new Random(seed).shuffled(items).toSorted()).toEqual(items.toSorted())
      }),
    )
  })

  it('writes ids the database takes for random uuids', () => {
    const random = new Random('ids')
    for (let times = 0; times < 1000; times++) {
      expect(random.uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    }
  })
})
