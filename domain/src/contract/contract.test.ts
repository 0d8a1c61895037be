import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boothClasses, hallKinds } from '../booth'
import { amountText, currencies, instalmentsOf, parseAmount } from '../money'
import { calculate, type PricedBooth, type PriceList, priceUnits, type Standing, totalOf } from './prices'
import { type ContractState, contractEvents, contractStates, isBinding, moveBy } from './states'
import { fillTemplate, placeholders, unknownPlaceholders } from './template'
import { linesText } from './words'

const list: PriceList = {
  currency: 'CNY',
  prices: [
    { boothClass: 'standard', hallKind: 'indoor', per: 'booth', amount: 1_280_000 },
    { boothClass: 'raw', hallKind: 'indoor', per: 'squareMetre', amount: 120_000 },
  ],
  surcharges: [
    { kind: 'openings', openSides: 2, rate: { basisPoints: 1_000 } },
    { kind: 'openings', openSides: 3, rate: { basisPoints: 1_500 } },
    { kind: 'special', openSides: 0, rate: { amount: 50_000 } },
  ],
  discounts: [
    { kind: 'council', condition: '', rate: { basisPoints: 1_000 } },
    { kind: 'association', condition: '', rate: { basisPoints: 500 } },
    { kind: 'creditGrade', condition: 'AAA', rate: { basisPoints: 200 } },
    { kind: 'earlyBird', condition: '2026-12-31', rate: { amount: 10_000 } },
  ],
}
const ordinary: Standing = {
  coExhibitors: [],
  council: false,
  association: false,
  creditGrade: '',
  group: false,
  day: '2027-02-01',
}
const booth = (code: string, given: Partial<PricedBooth> = {}): PricedBooth => ({
  id: code,
  code,
  boothClass: 'standard',
  hallKind: 'indoor',
  openSides: 1,
  special: false,
  area: 900,
  ...given,
})

describe('the calculator', () => {
  it('adds up four standard booths, one of them at a corner, less a member’s discount', () => {
    const booths = [booth('W3-117'), booth('W3-118', { openSides: 2 }), booth('W3-119'), booth('W3-120')]
    const { lines, total, unpriced } = calculate(list, booths, { ...ordinary, association: true })
    expect(unpriced).toEqual([])
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['booth', 1_280_000],
      ['booth', 1_280_000],
      ['surcharge', 128_000],
      ['booth', 1_280_000],
      ['booth', 1_280_000],
      ['discount', -262_400],
    ])
    expect(total).toBe(4_985_600)
  })

  it('charges for each co-exhibitor where the list has a price, before anything is taken off', () => {
    const coExhibitors = [
      { id: 'c1', nameZh: '山水泵业', nameEn: '' },
      { id: 'c2', nameZh: '', nameEn: 'Hill Pumps' },
    ]
    const priced: PriceList = {
      ...list,
      surcharges: [{ kind: 'coExhibitor', openSides: 0, rate: { amount: 200_000 } }],
    }
    const standing = { ...ordinary, association: true, coExhibitors }
    const { lines } = calculate(priced, [booth('W3-117')], standing)
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['booth', 1_280_000],
      ['coExhibitor', 200_000],
      ['coExhibitor', 200_000],
      ['discount', -84_000],
    ])
    expect(linesText(lines, 'CNY', 'zh')[2]).toContain('Hill Pumps')
    expect(
      calculate(list, [booth('W3-117')], standing).lines.some(({ kind }) => kind === 'coExhibitor'),
    ).toBe(false)
  })

  it('takes raw space by the square metre, and the highest of the surcharges for open sides', () => {
    const { lines } = calculate(
      list,
      [booth('E1-1', { boothClass: 'raw', openSides: 4, area: 3_650 })],
      ordinary,
    )
    expect(lines.map(({ amount }) => amount)).toEqual([4_380_000, 657_000])
  })

  it('takes one discount off after the other, in their order', () => {
    const standing = {
      ...ordinary,
      council: true,
      association: true,
      creditGrade: 'AAA',
      day: '2026-12-31',
    }
    const { lines } = calculate(list, [booth('A')], standing)
    expect(lines.slice(1).map(({ amount }) => amount)).toEqual([-128_000, -57_600, -21_888, -10_000])
  })

  it('names a booth it has no price for', () => {
    expect(calculate(list, [booth('OUT', { hallKind: 'outdoor' })], ordinary).unpriced).toEqual(['OUT'])
  })

  const share = fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }) })
  const fixed = fc.record({ amount: fc.integer({ min: 1, max: 10_000_000 }) })
  const rate = fc.oneof(share, fixed)
  /** One price for each kind of booth, in odd units of either currency. */
  const prices = fc
    .tuple(
      ...boothClasses.flatMap((boothClass) =>
        hallKinds.map((hallKind) =>
          fc.record({
            boothClass: fc.constant(boothClass),
            hallKind: fc.constant(hallKind),
            per: fc.constantFrom(...priceUnits),
            amount: fc.integer({ min: 1, max: 1_000_000 }),
          }),
        ),
      ),
    )
    .map((all) => [...all])
  const anyList: fc.Arbitrary<PriceList> = fc.record({
    currency: fc.constantFrom(...currencies),
    prices,
    surcharges: fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constantFrom('openings' as const, 'special' as const),
          openSides: fc.integer({ min: 1, max: 4 }),
          rate,
        }),
        fc.record({ kind: fc.constant('coExhibitor' as const), openSides: fc.constant(0), rate: fixed }),
      ),
      { maxLength: 5 },
    ),
    discounts: fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constantFrom('council' as const, 'association' as const, 'group' as const),
          condition: fc.constant(''),
          rate,
        }),
        fc.record({ kind: fc.constant('creditGrade' as const), condition: fc.constant('AAA'), rate }),
        fc.record({ kind: fc.constant('earlyBird' as const), condition: fc.constant('2026-12-31'), rate }),
      ),
      { maxLength: 6 },
    ),
  })
  const anyBooths = fc.array(
    fc
      .record({
        boothClass: fc.constantFrom(...boothClasses),
        hallKind: fc.constantFrom(...hallKinds),
        openSides: fc.integer({ min: 1, max: 4 }),
        special: fc.boolean(),
        area: fc.integer({ min: 1, max: 150_000 }),
      })
      .map((given) => booth('X', given)),
    { maxLength: 8 },
  )
  const anyStanding: fc.Arbitrary<Standing> = fc.record({
    council: fc.boolean(),
    association: fc.boolean(),
    group: fc.boolean(),
    creditGrade: fc.constantFrom('', 'AAA'),
    day: fc.constantFrom('2026-12-31', '2027-01-01'),
    coExhibitors: fc.array(fc.record({ id: fc.uuid(), nameZh: fc.string(), nameEn: fc.string() }), {
      maxLength: 3,
    }),
  })
  /** An amount as a paper has it, read back by whoever adds up what stands there. */
  const readBack = (printed: string): number =>
    (parseAmount(printed.replace('−', '')) as number) * (printed.startsWith('−') ? -1 : 1)

  it('has lines that sum to the total as they are printed, never below nothing, whatever is on the list', () => {
    fc.assert(
      fc.property(anyList, anyBooths, anyStanding, (anyPrices, booths, standing) => {
        const { lines, total, unpriced } = calculate(anyPrices, booths, standing)
        expect(unpriced).toEqual([])
        expect(totalOf(lines)).toBe(total)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true)
        const printed = lines.map(({ amount }) => readBack(amountText(amount)))
        expect(printed.reduce((sum, amount) => sum + amount, 0)).toBe(readBack(amountText(total)))
      }),
    )
  })
})

describe('instalments', () => {
  const plan = [
    { share: 5_000, due: { days: 14, from: 'afterSignature' as const } },
    { share: 5_000, due: { days: 60, from: 'beforeOpening' as const } },
  ]

  it('are due where the plan says', () => {
    expect(instalmentsOf(4_985_601, plan, { signedOn: '2026-12-02', opensOn: '2027-05-18' })).toEqual([
      { number: 1, share: 5_000, amount: 2_492_801, dueOn: '2026-12-16' },
      { number: 2, share: 5_000, amount: 2_492_800, dueOn: '2027-03-19' },
    ])
  })

  it('are never due before the one before them, however late somebody signs', () => {
    const late = instalmentsOf(100, plan, { signedOn: '2027-05-10', opensOn: '2027-05-18' })
    expect(late.map(({ dueOn }) => dueOn)).toEqual(['2027-05-24', '2027-05-24'])
  })

  it('are together the whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 }),
        (total, shares) => {
          const parts = instalmentsOf(
            total,
            shares.map((share) => ({ share, due: { days: 1, from: 'afterSignature' } })),
            { signedOn: '2026-12-02', opensOn: '2027-05-18' },
          )
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
        },
      ),
    )
  })
})

describe('states', () => {
  const moving = contractEvents.filter((event) => event !== 'drawUp')

  it('lets nothing happen to what is void or replaced', () => {
    for (const state of ['void', 'superseded'] as const)
      for (const event of moving) expect(moveBy(state, event)).toBeUndefined()
  })

  it('reaches no binding state but by both signatures, by whatever events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moving), { maxLength: 40 }), (events) => {
        let state: ContractState = 'drawnUp'
        let signed = false
        let countersigned = false
        for (const event of events) {
          const next = moveBy(state, event)
          if (!next) continue
          if (event === 'sign') signed = true
          if (event === 'return' || event === 'recall') signed = false
          if (event === 'countersign') {
            expect(signed).toBe(true)
            countersigned = true
          }
          state = next
          expect(contractStates).toContain(state)
          if (isBinding(state)) expect(countersigned).toBe(true)
        }
      }),
    )
  })
})

describe('templates', () => {
  it('name what they do not know, once each', () => {
    expect(unknownPlaceholders('{company} {compny} {compny} {} {total}')).toEqual(['compny', ''])
  })

  it('are filled with what a company typed as it is, braces and all', () => {
    const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}>`]))
    const filled = fillTemplate('{company}: {total}', {
      ...(values as Record<(typeof placeholders)[number], string>),
      company: '{total} Ltd',
    })
    expect(filled).toBe('{total} Ltd: <total>')
  })
})
