import { bytesToUtf8, utf8ToBytes } from '@noble/hashes/utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { translate } from '../text'
import {
  type Announced,
  algorithm,
  bundleFaults,
  byNumber,
  commitmentTo,
  type DrawBundle,
  drawLots,
  drawMessages,
  filled,
  hashOfAnnounced,
  maskedName,
  maskedPhone,
  missesCouncil,
  momentOfRound,
  orderOf,
  publicSource,
  roundAfter,
  seedOf,
  valueAsWritten,
  verifyBundle,
} from '.'
import { isSignedByDrand, valueOfSignature } from './drand'

const secret = '5'.repeat(64)
const dice = '1634251634'

/** Twelve companies, four of them of the council. */
const announced = (more: Partial<Announced> = {}): Announced => ({
  version: algorithm,
  edition: 21,
  round: 1,
  attempt: 1,
  reason: '',
  frozenAt: '2026-11-01T02:00:00.000Z',
  batches: [
    { size: 5, startsAt: '2026-11-18T01:00:00.000Z', endsAt: '2026-11-18T02:00:00.000Z' },
    { size: 0, startsAt: '2026-11-18T02:00:00.000Z', endsAt: '2026-11-18T03:00:00.000Z' },
    { size: 9, startsAt: '2026-11-18T03:00:00.000Z', endsAt: '2026-11-18T04:00:00.000Z' },
  ],
  source: { kind: 'dice', dice: 10, occasion: '开幕前新闻发布会' },
  commitment: commitmentTo(secret),
  companies: Array.from({ length: 12 }, (_, index) => ({
    number: `BM-21-${String(index + 1).padStart(4, '0')}`,
    name: `企业${index + 1}`,
    council: index % 3 === 0,
  })),
  ...more,
})
const drawn = (more: Partial<Announced> = {}, value = dice): DrawBundle =>
  drawLots(announced(more), { secret, value, proof: '' })

describe('a draw', () => {
  it('comes out the same whenever it is computed, and for everybody', () => {
    // Written down once: whoever changes how lots are drawn changes what old bundles say.
    const { listHash, result } = drawn()
    expect(listHash).toMatchInlineSnapshot(
      `"2656e80cc9e332e32cb8e236ed95cae3ff66fc93e2bd7c82af841e790ec81e72"`,
    )
    expect(result?.seed).toMatchInlineSnapshot(
      `"7564dbb97dc28b12978a5109f64732e1ab1dcfe3300eb983877a24ab005374c3"`,
    )
    expect(
      result?.order.map(({ number, batch }) => `${number.slice(-2)}/${batch}`).join(' '),
    ).toMatchInlineSnapshot(`"07/1 01/1 04/1 10/1 06/1 12/3 03/3 02/3 11/3 08/3 09/3 05/3"`)
    expect(verifyBundle(JSON.parse(JSON.stringify(drawn())))).toMatchObject({ agrees: true })
  })

  it('puts the council first and fills the batches in turn', () => {
    const bundle = drawn()
    const council = new Set(bundle.companies.filter((company) => company.council).map(({ number }) => number))
    expect(bundle.result?.order.map(({ number }) => council.has(number))).toEqual([
      ...Array<boolean>(4).fill(true),
      ...Array<boolean>(8).fill(false),
    ])
    expect(bundle.result?.order.map(({ batch }) => batch)).toEqual([1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3])
    expect(() => filled(bundle.companies, [])).toThrow()
  })

  it('is uniform within its groups', () => {
    const companies = announced().companies
    const places = new Map<string, number[]>()
    const draws = 6_000
    for (let value = 0; value < draws; value += 1) {
      const seed = seedOf({ edition: 21, listHash: 'x', secret, value: String(value) })
      for (const [place, { number }] of orderOf(companies, seed).entries()) {
        const counted = places.get(number) ?? Array<number>(companies.length).fill(0)
        counted[place] = (counted[place] ?? 0) + 1
        places.set(number, counted)
      }
    }
    for (const [council, from, until, most] of [
      [true, 0, 4, 27.9],
      [false, 4, 12, 85.4],
    ] as const) {
      // χ² over company × place; one in a thousand lies above `most`, and this one is fixed by its seeds.
      const expected = draws / (until - from)
      let chiSquare = 0
      for (const { number } of companies.filter((company) => company.council === council)) {
        const counted = places.get(number) ?? []
        expect(counted.slice(from, until).reduce((sum, count) => sum + count, 0)).toBe(draws)
        for (const count of counted.slice(from, until)) chiSquare += (count - expected) ** 2 / expected
      }
      expect(chiSquare).toBeLessThan(most)
    }
  })

  it('stands or falls with every part of its seed', () => {
    const lots = { edition: 21, listHash: 'a', secret: 'b', value: 'c' }
    const seeds = [
      lots,
      { ...lots, edition: 22 },
      { ...lots, listHash: 'ab', secret: '' },
      { ...lots, value: '' },
    ]
    expect(new Set(seeds.map(seedOf)).size).toBe(seeds.length)
  })
})

describe('a bundle', () => {
  it('agrees however many companies and batches there are', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 }),
        fc.infiniteStream(fc.boolean()),
        fc.array(fc.nat(12), { minLength: 1, maxLength: 6 }),
        (numbers, councils, sizes) => {
          const companies = numbers
            .map((number) => ({ number, name: number, council: councils.next().value }))
            .sort(byNumber)
          const [first] = announced().batches
          if (!first) throw new Error('there is a batch')
          const batches = [...sizes.map((size) => ({ ...first, size })), { ...first, size: 30 }]
          expect(verifyBundle(drawn({ companies, batches }))).toMatchObject({ agrees: true })
        },
      ),
    ))

  it('fails with any byte of it changed', () => {
    const text = JSON.stringify(drawn())
    const bytes = utf8ToBytes(text)
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (place, by) => {
        const changed = bytes.slice()
        changed[place] = ((changed[place] ?? 0) + by) % 256
        let parsed: unknown
        try {
          parsed = JSON.parse(bytesToUtf8(changed))
        } catch {
          return
        }
        expect(verifyBundle(parsed).agrees).toBe(false)
      }),
      { numRuns: 3_000 },
    )
  })

  const bundle = drawn()
  const { result } = bundle
  if (!result) throw new Error('it is drawn')
  const swapped = [result.order[1], result.order[0], ...result.order.slice(2)]
  it.each([
    ['shape', { ...bundle, note: 'x' }],
    ['listOrder', { ...bundle, companies: bundle.companies.toReversed() }],
    ['listOrder', { ...bundle, companies: [bundle.companies[0], ...bundle.companies] }],
    [
      'tooEarly',
      drawn({ source: { kind: 'lottery', name: '双色球', drawnOn: '2026-10-31' } }, '03 07 12 19'),
    ],
    ['listHash', { ...bundle, companies: bundle.companies.slice(1) }],
    ['listHash', { ...bundle, batches: bundle.batches.slice(1) }],
    ['listHash', { ...bundle, source: { ...bundle.source, occasion: '他日' } }],
    ['notDrawn', { ...bundle, result: null }],
    ['commitment', { ...bundle, result: { ...result, secret: '6'.repeat(64) } }],
    ['value', { ...bundle, result: { ...result, value: '7777777777' } }],
    ['signature', { ...bundle, result: { ...result, proof: 'x' } }],
    ['seed', { ...bundle, result: { ...result, value: '1111111111' } }],
    ['order', { ...bundle, result: { ...result, order: swapped } }],
    ['order', { ...bundle, result: { ...result, order: [...result.order, result.order[0]] } }],
    ['batch', { ...bundle, result: { ...result, order: result.order.map((row) => ({ ...row, batch: 1 })) } }],
  ])('names the first thing that does not agree: %s', (fault, forged) =>
    expect(verifyBundle(forged)).toMatchObject({ agrees: false, fault }),
  )
  it('does not agree when it holds too few, even if it says so consistently', () => {
    const small = announced({ batches: announced().batches.slice(0, 1) })
    const forged = { ...bundle, ...small, listHash: hashOfAnnounced(small) }
    const { edition, listHash } = forged
    const seed = seedOf({ edition, listHash, secret, value: dice })
    expect(verifyBundle({ ...forged, result: { ...result, seed } })).toMatchObject({ fault: 'room' })
  })
  it('hashes a list of any length', () => {
    const companies = Array.from({ length: 60_000 }, (_, place) => ({
      number: `BM-21-${place}`,
      name: '消防器材',
      council: false,
    }))
    expect(hashOfAnnounced(announced({ companies }))).toHaveLength(64)
  })
  it('has words for each of them', () => {
    for (const fault of bundleFaults) expect(translate(drawMessages[fault], 'en')).not.toBe('')
  })
})

describe('the value of a beacon', () => {
  // A round of quicknet as it was published.
  const round = 1_000
  const signature =
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
  const value = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd'
  const source = { kind: 'drand', round } as const
  const before = { source, frozenAt: '2023-08-23T15:00:00.000Z' }

  it('is the hash of a signature that holds for its round alone', () => {
    expect(isSignedByDrand(round, signature)).toBe(true)
    expect(isSignedByDrand(round + 1, signature)).toBe(false)
    expect(isSignedByDrand(round, `${signature.slice(0, -1)}8`)).toBe(false)
    expect(isSignedByDrand(round, '')).toBe(false)
    expect(valueOfSignature(signature)).toBe(value)
  })
  it('must come after the freeze, with its signature', () => {
    const lots = { secret, value, proof: signature }
    expect(verifyBundle(drawLots(announced(before), lots))).toMatchObject({ agrees: true })
    expect(verifyBundle(drawLots(announced({ source }), lots))).toMatchObject({ fault: 'tooEarly' })
    expect(verifyBundle(drawLots(announced(before), { ...lots, proof: '' }))).toMatchObject({
      fault: 'signature',
    })
    expect(verifyBundle(drawLots(announced(before), { ...lots, value: secret }))).toMatchObject({
      fault: 'value',
    })
  })
  it('has its time', () => {
    expect(momentOfRound(roundAfter(new Date('2026-11-18T01:00:00Z'))).getTime()).toBeGreaterThanOrEqual(
      Date.parse('2026-11-18T01:00:00Z'),
    )
    expect(roundAfter(momentOfRound(77))).toBe(77)
  })
})

describe('what people write', () => {
  it.each([
    [{ kind: 'lottery', name: '双色球', drawnOn: '2026-11-15' }, ' 03、07,12 19+22 ', '03 07 12 19 22'],
    [{ kind: 'dice', dice: 10, occasion: 'x' }, '1 2 3-4５6 123 4', '1234561234'],
  ] as const)('becomes one value: %j', (source, typed, value) =>
    expect(valueAsWritten(source, typed)).toBe(value),
  )
  it('is no source with few dice', () =>
    expect(publicSource.safeParse({ kind: 'dice', dice: 3, occasion: 'x' }).success).toBe(false))
  it('hides who can be rung up', () => {
    expect([maskedName('王小明'), maskedPhone('13812341234')]).toEqual(['王**', '138****1234'])
    expect([maskedName(''), maskedPhone(''), maskedPhone('88123')]).toEqual(['', '', '****23'])
  })
  it('asks about council members the first batch does not hold', () => {
    expect(missesCouncil([{ size: 4 }], 5)).toBe(true)
    expect(missesCouncil([{ size: 5 }], 5)).toBe(false)
  })
})
