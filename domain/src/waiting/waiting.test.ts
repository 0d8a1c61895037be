import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areTogether, faultOfChoice, faultOfRelease, type HeldBooth, type Quota } from '../selection'
import { type FreeBooth, isWhatIsWanted, nextOffer, type Waiting } from './offering'
import { type BoothWish, boothWish, faultOfWish } from './wish'

/** A row of booths called 1, 2, 3 …: those beside each other adjoin. */
const inRow = (one: string, other: string) => Math.abs(Number(one) - Number(other)) === 1
const booth = (id: number, more: Partial<FreeBooth> = {}): FreeBooth => ({
  id: String(id),
  hallId: 'W3',
  boothClass: 'standard',
  exhibitType: '02',
  areaM2: 9,
  state: 'normal',
  openSides: 1,
  ...more,
})
const held = (id: number, more: Partial<HeldBooth> = {}): HeldBooth => ({
  id: String(id),
  hallId: 'W3',
  boothClass: 'standard',
  origin: 'chosen',
  ...more,
})
const quota: Quota = {
  boothClass: 'standard',
  hallKind: 'indoor',
  exhibitTypes: ['02'],
  count: { least: 1, most: 4 },
  area: undefined,
  source: 'review',
  label: '',
}
const any: BoothWish = { least: 1, wanted: 2, openings: [], hallIds: [], allOrNone: false, givesBack: false }
const entry = (wish: Partial<BoothWish> = {}, more: Partial<Waiting> = {}): Waiting => ({
  entryId: 'first',
  wish: { ...any, ...wish },
  quota,
  halls: new Set(['W3', 'W4']),
  held: [],
  notAgain: new Set(),
  areaSlack: 0.99,
  ...more,
})
const offered = (waiting: Waiting, free: FreeBooth[]) => nextOffer([waiting], free, inRow)?.boothIds.sort()

describe('an offer', () => {
  const free = [booth(1), booth(2), booth(4), booth(6), booth(7), booth(8)]
  it.each([
    ['as many as wanted', entry(), free, ['1', '2']],
    ['fewer, where that is enough', entry({ wanted: 4 }), free, ['6', '7', '8']],
    ['all or none', entry({ wanted: 4, allOrNone: true }), free, undefined],
    ['not below the least', entry({ wanted: 4, least: 4 }), free, undefined],
    ['the smallest group that is enough', entry({ wanted: 1 }), free, ['4']],
    ['only in the halls named', entry({ hallIds: ['W4'] }), [...free, booth(20, { hallId: 'W4' })], ['20']],
    [
      'only of the types named',
      entry({ openings: [2], wanted: 1 }),
      [booth(1), booth(2, { openSides: 2 })],
      ['2'],
    ],
    [
      'never in one hall and another',
      entry({ wanted: 2, least: 2 }),
      [booth(1), booth(2, { hallId: 'W4' })],
      undefined,
    ],
    ['beside what the company has', entry({}, { held: [held(5)] }), free, ['4', '6']],
    ['no more than the quota', entry({ wanted: 3 }, { held: [held(9), held(10), held(11)] }), free, ['8']],
    ['in place of what it has', entry({ givesBack: true }, { held: [held(50)] }), free, ['1', '2']],
    [
      'not in place of what was given',
      entry({ givesBack: true }, { held: [held(50, { origin: 'assigned' })] }),
      free,
      undefined,
    ],
    ['not again what it let go by', entry({ wanted: 1 }, { notAgain: new Set(['4', '1']) }), free, ['2']],
    ['nothing that is taken', entry(), [booth(1, { state: 'bespoke' })], undefined],
    [
      'enough for the quota',
      entry({ wanted: 2 }, { quota: { ...quota, count: { least: 2, most: 4 } } }),
      [booth(4)],
      undefined,
    ],
  ] satisfies [string, Waiting, FreeBooth[], string[] | undefined][])(
    'is %s',
    (_, waiting, booths, expected) => expect(offered(waiting, booths)).toEqual(expected),
  )

  it('goes to the first in order whom it satisfies', () => {
    const greedy = entry({ wanted: 4, allOrNone: true }, { entryId: 'greedy' })
    const modest = entry({ wanted: 1 }, { entryId: 'modest' })
    expect(nextOffer([greedy, modest], [booth(1), booth(2)], inRow)?.entryId).toBe('modest')
    expect(
      nextOffer(
        [modest, greedy],
        [1, 2, 3, 4].map((id) => booth(id)),
        inRow,
      )?.entryId,
    ).toBe('modest')
    expect(
      nextOffer(
        [greedy, modest],
        [1, 2, 3, 4].map((id) => booth(id)),
        inRow,
      )?.entryId,
    ).toBe('greedy')
  })

  it('is found whenever there is one, as a search through all sets says', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 7 }),
        fc.record({
          least: fc.integer({ min: 1, max: 3 }),
          wanted: fc.integer({ min: 3, max: 5 }),
          allOrNone: fc.boolean(),
          givesBack: fc.boolean(),
        }),
        fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
        (places, wish, has) => {
          const booths = places.filter((place) => place !== has).map((place) => booth(place))
          const waiting = entry(wish, { held: has === undefined ? [] : [held(has)] })
          const sets = Array.from({ length: 2 ** booths.length }, (_, bits) =>
            booths.filter((_booth, place) => Math.floor(bits / 2 ** place) % 2 === 1),
          )
          const fitting = sets.filter((set) => isWhatIsWanted(waiting, set, inRow))
          const found = nextOffer([waiting], booths, inRow)
          expect(found?.boothIds.length ?? 0).toBe(Math.max(0, ...fitting.map(({ length }) => length)))
        },
      ),
    ))
})

describe('a wish', () => {
  it.each([
    [{}, [], undefined],
    [{ wanted: 5 }, [], 'wanted'],
    [{ wanted: 2 }, [held(1), held(2), held(3)], 'wanted'],
    [{}, [held(1), held(2), held(3), held(4)], 'givesBack'],
    [{ givesBack: true, wanted: 4 }, [held(1), held(2), held(3), held(4)], undefined],
    [{ givesBack: true }, [], 'givesBack'],
    [{ givesBack: true }, [held(1, { origin: 'assigned' })], 'givesBack'],
  ] satisfies [Partial<BoothWish>, HeldBooth[], string | undefined][])(
    'that cannot be met is refused: %#',
    (wish, has, field) => expect(faultOfWish({ ...any, ...wish }, { quota, held: has })?.field).toBe(field),
  )
  it('asks for no more than it wants', () =>
    expect(boothWish.safeParse({ ...any, least: 3 }).error?.issues[0]?.path).toEqual(['least']))
})

const companies = ['a', 'b', 'c', 'd'] as const
type Company = (typeof companies)[number]

/** The whole fair in small, after the same rules as the real one. */
function smallFair() {
  const holder = new Map<string, Company>()
  const freed = new Set<string>()
  const waiting: { company: Company; wish: BoothWish; offer?: string[]; notAgain: Set<string> }[] = []
  const ids = Array.from({ length: 9 }, (_, place) => String(place + 1))
  const kept = () => waiting.flatMap(({ offer }) => offer ?? [])
  const stateOf = (id: string) => (holder.has(id) ? 'occupy' : kept().includes(id) ? 'bespoke' : 'normal')
  const at = (id: string) => booth(Number(id), { state: stateOf(id) })
  const heldBy = (company: Company) =>
    ids.filter((id) => holder.get(id) === company).map((id) => held(Number(id)))
  const rules = (has: readonly HeldBooth[]) => ({
    quota,
    halls: new Set(['W3']),
    held: has,
    adjoins: inRow,
    areaSlack: 0.99,
    language: 'zh' as const,
  })
  function offerOn(): void {
    for (;;) {
      const open = waiting.filter(({ offer }) => !offer)
      const facts = open.map(({ company, wish, notAgain }) =>
        entry(wish, { entryId: company, held: heldBy(company), notAgain }),
      )
      const found = nextOffer(facts, ids.filter((id) => freed.has(id)).map(at), inRow)
      const taker = open.find(({ company }) => company === found?.entryId)
      if (!found || !taker) return
      expect(found.boothIds.every((id) => stateOf(id) === 'normal')).toBe(true)
      taker.offer = found.boothIds
    }
  }
  function letGo(boothIds: readonly string[]): void {
    for (const id of boothIds) {
      holder.delete(id)
      freed.add(id)
    }
  }
  const of = (company: Company) => waiting.find((one) => one.company === company)
  const leave = (company: Company) => {
    const place = waiting.findIndex((one) => one.company === company)
    if (place >= 0) for (const id of waiting.splice(place, 1)[0]?.offer ?? []) freed.add(id)
  }
  return {
    choose(company: Company, id: string) {
      if (!faultOfChoice([at(id)], rules(heldBy(company)))) holder.set(id, company)
    },
    release(company: Company, id: string) {
      if (!faultOfRelease([id], { held: heldBy(company), adjoins: inRow })) letGo([id])
      offerOn()
    },
    join(company: Company, wish: BoothWish) {
      if (!of(company) && !faultOfWish(wish, { quota, held: heldBy(company) }))
        waiting.push({ company, wish, notAgain: new Set() })
      offerOn()
    },
    accept(company: Company) {
      const own = of(company)
      if (!own?.offer) return
      const { offer, wish } = own
      own.offer = undefined
      const has = wish.givesBack ? [] : heldBy(company)
      if (faultOfChoice(offer.map(at), rules(has))) {
        own.offer = offer
        return
      }
      if (wish.givesBack) letGo(heldBy(company).map(({ id }) => id))
      leave(company)
      for (const id of offer) holder.set(id, company)
      offerOn()
    },
    pass(company: Company) {
      const own = of(company)
      for (const id of own?.offer ?? []) own?.notAgain.add(id)
      if (own) own.offer = undefined
      offerOn()
    },
    withdraw(company: Company) {
      leave(company)
      offerOn()
    },
    expectSound() {
      const offers = kept()
      expect(new Set(offers).size).toBe(offers.length)
      expect(offers.some((id) => holder.has(id))).toBe(false)
      for (const company of companies) {
        const has = heldBy(company).map(({ id }) => id)
        expect(has.length).toBeLessThanOrEqual(quota.count.most)
        expect(areTogether(has, inRow)).toBe(true)
      }
    },
  }
}

describe('any sequence of choosing, releasing, waiting and answering', () => {
  const step = fc.record({
    kind: fc.constantFrom('choose', 'choose', 'release', 'join', 'accept', 'accept', 'pass', 'withdraw'),
    company: fc.constantFrom(...companies),
    place: fc.integer({ min: 1, max: 9 }),
    wanted: fc.integer({ min: 1, max: 4 }),
    allOrNone: fc.boolean(),
    givesBack: fc.boolean(),
  })
  it('leaves no booth with two, nobody above the quota, and offers nothing that is taken', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const fair = smallFair()
        for (const { kind, company, place, ...wish } of steps) {
          const deeds = {
            choose: () => fair.choose(company, String(place)),
            release: () => fair.release(company, String(place)),
            join: () => fair.join(company, { ...any, ...wish, least: 1 }),
            accept: () => fair.accept(company),
            pass: () => fair.pass(company),
            withdraw: () => fair.withdraw(company),
          }
          deeds[kind]()
          fair.expectSound()
        }
      }),
      { numRuns: 300 },
    ))
})
