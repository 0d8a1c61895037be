import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Deferral, deferralDayFault, takeStep } from './deferral'
import { deferralMessages } from './deferral.messages'
import { standingOf } from './instalment-standing'
import { balanceOf, type LedgerEntry, paidState, reversalOf, signedAmount } from './ledger'
import { matcherFor, type OpenContract } from './match-statement'
import { nextStep, sumsOf } from './standing'
import { decideVoucher, voucherEvents, voucherStates } from './voucher'

type Happening =
  | { what: 'charge' | 'credit' | 'payment' | 'refund'; amount: number }
  | { what: 'reverse'; which: number }

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    what: fc.constantFrom('charge' as const, 'credit' as const, 'payment' as const, 'refund' as const),
    amount: fc.integer({ min: 1, max: 10_000_000 }),
  }),
  fc.record({ what: fc.constant('reverse' as const), which: fc.nat(40) }),
)

describe('the ledger', () => {
  it('sums to what was charged less what was paid, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
        const entries: LedgerEntry[] = []
        const sums = { charge: 0, credit: 0, payment: 0, refund: 0 }
        const taken = new Set<string>()
        for (const one of happenings) {
          const id = String(entries.length)
          if (one.what !== 'reverse') {
            entries.push({
              id,
              kind: one.what,
              amount: signedAmount(one.what, one.amount),
              reverses: null,
            })
            sums[one.what] += one.amount
            continue
          }
          const back = entries[one.which]
          if (!back || back.kind === 'correction' || taken.has(back.id)) continue
          taken.add(back.id)
          entries.push({ id, ...reversalOf(back) })
          sums[back.kind] -= Math.abs(back.amount)
        }
        const { due, paid, outstanding } = balanceOf(entries)
        expect(due).toBe(sums.charge - sums.credit)
        expect(paid).toBe(sums.payment - sums.refund)
        expect(outstanding).toBe(entries.reduce((sum, { amount }) => sum + amount, 0))
      }),
    )
  })

  it.each([
    [{ due: 100, paid: 0 }, 'unpaid'],
    [{ due: 100, paid: 1 }, 'partly'],
    [{ due: 100, paid: 100 }, 'paid'],
    [{ due: 0, paid: 0 }, 'paid'],
  ])('says of %o: %s', (balance, state) => {
    expect(paidState({ ...balance, outstanding: balance.due - balance.paid })).toBe(state)
  })
})

describe('instalments', () => {
  const plan = [
    { number: 1, share: 3_000, amount: 30, dueOn: '2026-12-17' },
    { number: 2, share: 4_000, amount: 40, dueOn: '2027-01-31' },
    { number: 3, share: 3_000, amount: 30, dueOn: '2027-03-31' },
  ]
  const seen = (due: number, paid: number, today = '2027-01-01') =>
    standingOf(plan, { due, paid }, today).map(({ amount, outstanding, state }) => [
      amount,
      outstanding,
      state,
    ])

  it('are settled in their order', () => {
    expect(seen(100, 45)).toEqual([
      [30, 0, 'settled'],
      [40, 25, 'partly'],
      [30, 30, 'open'],
    ])
    expect(seen(100, 29)[0]).toEqual([30, 1, 'late'])
  })

  it('take a credit from the last, and owe an amendment with it', () => {
    expect(seen(80, 0).map(([amount]) => amount)).toEqual([30, 40, 10])
    expect(seen(120, 0).map(([amount]) => amount)).toEqual([30, 40, 50])
    expect(seen(50, 60)).toEqual([
      [30, 0, 'settled'],
      [20, 0, 'settled'],
      [0, 0, 'settled'],
    ])
  })

  it('ask together for exactly what is owed', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(250), (due, paid) => {
        const standing = standingOf(plan, { due, paid }, '2027-01-01')
        const sum = (of: (one: (typeof standing)[number]) => number) =>
          standing.reduce((total, one) => total + of(one), 0)
        expect(sum(({ amount }) => amount)).toBe(due)
        expect(sum(({ outstanding }) => outstanding)).toBe(Math.max(0, due - paid))
      }),
    )
  })
})

it('decides a voucher once', () => {
  for (const state of voucherStates)
    for (const event of voucherEvents)
      expect(decideVoucher(state, event) === undefined).toBe(state !== 'pending')
})

describe('a deferral', () => {
  const asked: Deferral = { state: 'proposed', proposedBy: 'a', dueOn: '2027-02-01' }

  it('is never granted by whoever proposed the day, by whatever steps', () => {
    const step = fc.record({
      by: fc.constantFrom('a', 'b', 'c'),
      step: fc.constantFrom(
        'grant' as const,
        'refuse' as const,
        'withdraw' as const,
        'counter' as const,
        'revise' as const,
      ),
      dueOn: fc.constantFrom('2027-02-01', '2027-02-10', '2027-03-01'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let deferral = asked
        for (const one of steps) {
          const next = takeStep(deferral, one)
          if (typeof next === 'string') continue
          if (next.state === 'granted') expect(one.by).not.toBe(deferral.proposedBy)
          expect(deferral.state).toBe('proposed')
          deferral = next
        }
      }),
    )
  })

  it('with another day is decided by somebody else again, the asker too', () => {
    const countered = takeStep(asked, { by: 'b', step: 'counter', dueOn: '2027-01-20' })
    expect(countered).toEqual({ state: 'proposed', proposedBy: 'b', dueOn: '2027-01-20' })
    expect(takeStep(countered as Deferral, { by: 'b', step: 'grant' })).toBe('ownProposal')
    expect(takeStep(countered as Deferral, { by: 'a', step: 'grant' })).toMatchObject({ state: 'granted' })
    expect(takeStep(asked, { by: 'b', step: 'counter', dueOn: asked.dueOn })).toBe('sameDay')
  })

  it('is changed and withdrawn by whose day it is, and by nobody else', () => {
    const revised = takeStep(asked, { by: 'a', step: 'revise', dueOn: '2027-02-03' })
    expect(revised).toEqual({ ...asked, dueOn: '2027-02-03' })
    expect(takeStep(asked, { by: 'b', step: 'revise', dueOn: '2027-02-03' })).toBe('notOwnProposal')
    expect(takeStep(asked, { by: 'b', step: 'withdraw' })).toBe('notOwnProposal')
  })

  it('leads to a later day, not past, not beyond the next instalment and not by a year too many', () => {
    const now = { dueBefore: '2027-01-10', nextDueOn: '2027-03-01', today: '2027-01-20' }
    expect(deferralDayFault('2027-02-01', now)).toBeUndefined()
    expect(deferralDayFault('2027-03-01', now)).toBeUndefined()
    expect(deferralDayFault('2027-01-10', now)).toBe(deferralMessages.dayNotLater)
    expect(deferralDayFault('2027-01-19', now)).toBe(deferralMessages.dayPast)
    expect(deferralDayFault('2027-03-02', now)).toBe(deferralMessages.dayAfterNext)
    expect(deferralDayFault('2028-01-12', { ...now, nextDueOn: undefined })).toBe(deferralMessages.dayTooFar)
  })
})

describe('a statement', () => {
  const contract = (given: Partial<OpenContract>): OpenContract => ({
    id: 'one',
    number: 'HT-2127-0142',
    paymentWord: 'BM-2127-0318',
    payers: ['北京安盾消防科技有限公司'],
    currency: 'CNY',
    outstanding: 4_985_600,
    instalments: [1_495_680, 1_994_240, 1_495_680],
    ...given,
  })
  const other = contract({
    id: 'two',
    number: 'HT-2127-0007',
    paymentWord: 'BM-2127-0009',
    payers: ['Muster Brandschutz GmbH', '北京安盾消防科技有限公司'],
    outstanding: 100_000,
    instalments: [],
  })
  const match = matcherFor([contract({}), other])
  const line = { amount: 1_495_680, currency: 'CNY' as const, payer: '', remark: '' }

  it.each([
    'HT-2127-0142',
    'ht2127-142 展位费',
    '付ＨＴ２１２７０１４２号合同',
    'HT 2127 142',
    'bm_2127_318 booth fee',
    '合同21270142第一期',
  ])('finds the contract in %j', (remark) => {
    expect(match({ ...line, remark })[0]).toMatchObject({
      parts: [{ contractId: 'one', amount: 1_495_680 }],
      reasons: ['number', 'instalmentAmount'],
      sureness: 'sure',
    })
  })

  it('knows a payer by its name without its legal form', () => {
    const [found] = match({ ...line, amount: 100_000, payer: 'MUSTER BRANDSCHUTZ, Co.' })
    expect(found).toMatchObject({ parts: [{ contractId: 'two' }], sureness: 'sure' })
  })

  it('divides one transfer among the contracts it names, if it is all they owe', () => {
    const remark = 'HT-2127-0142, HT-2127-0007'
    expect(match({ ...line, amount: 5_085_600, remark })).toEqual([
      {
        parts: [
          { contractId: 'one', amount: 4_985_600 },
          { contractId: 'two', amount: 100_000 },
        ],
        reasons: ['number', 'split'],
        sureness: 'sure',
      },
    ])
    expect(match({ ...line, amount: 5_000_000, remark }).every(({ sureness }) => sureness !== 'sure')).toBe(
      true,
    )
  })

  it('is never sure of more than is owed, nor of an amount alone, nor across currencies', () => {
    expect(match({ ...line, amount: 9_000_000, remark: 'HT-2127-0142' })[0]?.sureness).toBe('likely')
    expect(match({ ...line, remark: '货款' })[0]).toMatchObject({ sureness: 'unsure' })
    expect(match({ ...line, currency: 'USD', remark: 'HT-2127-0142' })).toEqual([])
    expect(match({ ...line, amount: 5, remark: '货款' })).toEqual([])
  })

  it('proposes to give out exactly what came, whatever came', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom('', 'HT-2127-0142', 'HT-2127-0142 HT-2127-7', 'BM2127318'),
        fc.constantFrom('', '北京安盾消防科技有限公司'),
        (amount, remark, payer) => {
          for (const { parts } of match({ amount, currency: 'CNY', remark, payer }))
            expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
        },
      ),
    )
  })
})

describe('what stands beside one another', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })

  it('three parts always sum to what is asked for', () => {
    fc.assert(
      fc.property(amount, amount, amount, (due, paid, waiting) => {
        const sums = sumsOf({ due, paid, outstanding: due - paid }, waiting)
        expect(sums.confirmed + sums.checking + sums.missing).toBe(due)
        expect(Math.min(sums.confirmed, sums.checking, sums.missing, sums.over)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  const half = (number: number, dueOn: string) => ({ number, share: 5_000, amount: 500, dueOn })
  const instalments = [half(1, '2026-12-01'), half(2, '2027-03-01')]
  const asked = (paid: number, waiting: number, returned = false) => {
    const balance = { due: 1_000, paid, outstanding: 1_000 - paid }
    const vouchers = returned ? [{ state: 'returned' as const, amount: 300, isReplaced: false }] : []
    return nextStep(standingOf(instalments, balance, '2026-11-18'), sumsOf(balance, waiting), vouchers)
  }

  it('asks for what neither came nor is on its way', () => {
    expect(asked(0, 0)).toMatchObject({ step: 'pay', amount: 500, instalment: { number: 1 } })
    expect(asked(0, 200)).toMatchObject({ step: 'pay', amount: 300, instalment: { number: 1 } })
    expect(asked(500, 0)).toMatchObject({ step: 'pay', amount: 500, instalment: { number: 2 } })
    expect(asked(500, 500)).toMatchObject({ step: 'wait' })
    expect(asked(1_000, 0)).toMatchObject({ step: 'paid' })
  })

  it('puts a returned voucher first, unless nothing is missing any more', () => {
    expect(asked(200, 0, true)).toMatchObject({ step: 'sendAgain', amount: 300 })
    expect(asked(1_000, 0, true)).toMatchObject({ step: 'paid' })
  })
})
