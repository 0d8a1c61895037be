import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  gateUses,
  groundUses,
  mostSiteCharacters,
  placeUses,
  readSitePlan,
  type SitePlan,
  turns,
  writeSitePlan,
} from './site-plan'

const centimetres = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100)
const point = fc.record({ x: centimetres(0, 50_000), y: centimetres(0, 50_000) })
const words = fc.record({ zh: fc.string({ maxLength: 20 }), en: fc.string({ maxLength: 20 }) })
const many = <Item>(item: fc.Arbitrary<Item>, nameOf: (item: Item) => string) =>
  fc.uniqueArray(item, { maxLength: 8, selector: nameOf })
const marked = <Use extends string>(uses: readonly Use[]) =>
  many(fc.record({ id: fc.uuid(), use: fc.constantFrom(...uses), at: point, label: words }), ({ id }) => id)

const anySite: fc.Arbitrary<SitePlan> = fc.record({
  version: fc.constant(1 as const),
  width: centimetres(100, 90_000),
  depth: centimetres(100, 90_000),
  north: fc.integer({ min: 0, max: 359 }),
  grounds: many(
    fc.record(
      {
        id: fc.uuid(),
        use: fc.constantFrom(...groundUses),
        points: fc.array(point, { minLength: 3, maxLength: 9 }),
        label: words,
      },
      { requiredKeys: ['id', 'use', 'points'] },
    ),
    ({ id }) => id,
  ),
  trees: fc.array(point, { maxLength: 9 }),
  gates: marked(gateUses),
  places: marked(placeUses),
  halls: many(
    fc.record({
      hall: fc.stringMatching(/^[A-Z]\d{1,2}$/),
      x: centimetres(0, 50_000),
      y: centimetres(0, 50_000),
      turn: fc.constantFrom(...turns),
    }),
    ({ hall }) => hall,
  ),
})

const site: SitePlan = {
  version: 1,
  width: 600,
  depth: 400,
  north: 0,
  grounds: [],
  trees: [],
  gates: [],
  places: [],
  halls: [],
}
const read = (change: object) => readSitePlan(JSON.stringify({ ...site, ...change }))

describe('a kept site plan', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anySite, (one) => void expect(readSitePlan(writeSitePlan(one))).toEqual({ scene: one })),
    )
  })

  it('names what is wrong', () => {
    const gate = { id: 'north', use: 'visitors', at: { x: 1, y: 2 }, label: { zh: '北门', en: 'North gate' } }
    expect(read({ gates: [gate, { ...gate, id: 'south', use: 'balloons' }] })).toEqual({
      fault: { reason: 'wrong', at: 'gates 1 use', element: 'south' },
    })
    expect(read({ gates: [gate, gate] })).toEqual({ fault: { reason: 'wrong', at: 'gates' } })
    expect(read({ halls: [{ hall: 'W1', x: 0, y: 0, turn: 45 }] })).toEqual({
      fault: { reason: 'wrong', at: 'halls 0 turn' },
    })
    expect(read({ grounds: [{ id: 'river', use: 'water', points: [{ x: 0, y: 0 }] }] })).toEqual({
      fault: { reason: 'wrong', at: 'grounds 0 points', element: 'river' },
    })
  })

  it('has each hall in one place', () => {
    const hall = { hall: 'W1', x: 0, y: 0, turn: 0 }
    expect(read({ halls: [hall, { ...hall, x: 200 }] })).toEqual({ fault: { reason: 'wrong', at: 'halls' } })
  })

  it.each([
    ['no JSON', '{"version":1', { reason: 'notJson' }],
    ['a list', '[]', { reason: 'notAScene' }],
    ['a version from the future', '{"version":7}', { reason: 'laterVersion', version: 7 }],
    ['a text without end', ' '.repeat(mostSiteCharacters + 1), { reason: 'tooLarge' }],
  ])('says so of %s', (_what, text, expected) => {
    expect(readSitePlan(text)).toEqual({ fault: expected })
  })

  it('survives whatever is sent in its place', () => {
    fc.assert(fc.property(fc.json(), (text) => void expect(readSitePlan(text)).toHaveProperty('fault')))
  })
})
