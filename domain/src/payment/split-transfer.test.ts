import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standingOf } from './instalment-standing'
import { balanceOf, type LedgerEntry, signedAmount } from './ledger'
import { matcherFor, type OpenContract, type Proposal } from './match-statement'

const payer = '北京安盾消防科技有限公司'
const contract = (id: string, instalments: number[], given: Partial<OpenContract> = {}): OpenContract => ({
  id,
  number: `HT-2127-${id.padStart(4, '0')}`,
  paymentWord: `BM-2127-9${id.padStart(3, '0')}`,
  payers: [payer],
  currency: 'CNY',
  outstanding: instalments.reduce((sum, one) => sum + one, 0),
  instalments,
  ...given,
})
const lineOver = (amount: number, remark = '') => ({ amount, currency: 'CNY' as const, payer, remark })
const ways = (proposals: Proposal[]) =>
  proposals.map(({ parts, reasons, sureness }) => ({
    parts: parts.map(({ contractId, amount }) => `${contractId}: ${amount}`).join(', '),
    reasons,
    sureness,
  }))

describe('one transfer for several contracts', () => {
  const [one, two, three] = [contract('1', [300, 300]), contract('2', [500, 500]), contract('3', [70])]
  const match = matcherFor([one, two, three])

  it('is the next instalment of each, whether the last of one or not', () => {
    expect(ways(match(lineOver(870)))).toEqual([
      { parts: '1: 300, 2: 500, 3: 70', reasons: ['payer', 'splitNext'], sureness: 'sure' },
    ])
  })

  it('may be of some alone, or differ from one to the other, and is likely then', () => {
    expect(ways(match(lineOver(370)))[0]).toEqual({
      parts: '1: 300, 3: 70',
      reasons: ['payer', 'splitNext', 'notAll'],
      sureness: 'likely',
    })
    expect(ways(match(lineOver(1_370)))[0]).toEqual({
      parts: '1: 300, 2: 1000, 3: 70',
      reasons: ['payer', 'splitMixed'],
      sureness: 'likely',
    })
  })

  it('is of those that are named where several are, and has the one that is named where one is', () => {
    expect(ways(match(lineOver(800, `${one.number} ${two.number}`)))).toEqual([
      { parts: '1: 300, 2: 500', reasons: ['number', 'splitNext'], sureness: 'sure' },
    ])
    const named = match(lineOver(570, three.number))
    expect(named[0]?.parts.map(({ contractId }) => contractId)).toEqual(['3', '2'])
    expect(match(lineOver(800, three.number)).every(({ parts }) => parts.length === 1)).toBe(true)
  })

  it('is sure of nothing that can be read in two ways', () => {
    const twins = matcherFor([contract('1', [100, 200]), contract('2', [100, 200])])
    const found = ways(twins(lineOver(400)))
    expect(found.slice(0, 2).map(({ parts }) => parts)).toEqual(['1: 100, 2: 300', '1: 300, 2: 100'])
    expect(found.every(({ sureness }) => sureness !== 'sure')).toBe(true)
    const orAlone = matcherFor([contract('1', [100, 200]), contract('2', [200, 300])])
    expect(ways(orAlone(lineOver(300)))).toMatchObject([
      { parts: '1: 300', sureness: 'likely' },
      { parts: '2: 300', sureness: 'likely' },
      { parts: '1: 100, 2: 200', sureness: 'likely' },
    ])
  })

  it('of very many contracts of one payer is all of them or any two, and never takes long to find', () => {
    const many = Array.from({ length: 400 }, (_, place) =>
      contract(String(place + 1), [1_000 + place, 5_000]),
    )
    const matchMany = matcherFor(many)
    const sum = (of: (one: OpenContract) => number) => many.reduce((total, each) => total + of(each), 0)
    expect(matchMany(lineOver(sum(({ outstanding }) => outstanding)))[0]).toMatchObject({
      reasons: ['payer', 'split'],
      sureness: 'sure',
    })
    const next = matchMany(lineOver(sum(({ instalments }) => instalments[0] ?? 0)))[0]
    expect(next).toMatchObject({ reasons: ['payer', 'splitNext'], sureness: 'likely' })
    expect(next?.parts).toHaveLength(400)
    const pairs = matchMany(lineOver(2_001))
    expect(pairs[0]?.parts.map(({ contractId }) => contractId)).toEqual(['1', '2'])
    expect(matchMany(lineOver(2_100)).length).toBeLessThanOrEqual(5)
  })
})

describe('whatever several contracts owe', () => {
  const small = fc.integer({ min: 1, max: 9 })
  /** What is charged, how it is divided, and what came of it already. */
  const owed = fc.record({ charge: fc.integer({ min: 2, max: 14 }), first: small, paid: fc.nat(8) })
  const choice = fc.constantFrom('none' as const, 'next' as const, 'whole' as const)

  interface Kept {
    open: OpenContract
    ledger: LedgerEntry[]
  }
  const entry = (kind: 'charge' | 'payment', amount: number, id: string): LedgerEntry => ({
    id,
    kind,
    amount: signedAmount(kind, amount),
    reverses: null,
  })
  function kept({ charge, first, paid }: { charge: number; first: number; paid: number }, id: string): Kept {
    const ledger = [entry('charge', charge, 'charge'), ...(paid > 0 ? [entry('payment', paid, 'paid')] : [])]
    const balance = balanceOf(ledger)
    const agreed = [Math.min(first, charge - 1), Math.max(1, charge - first)]
    const parts = agreed.map((amount, place) => ({
      number: place + 1,
      share: 5_000,
      amount,
      dueOn: `2027-0${place + 1}-01`,
    }))
    const instalments = standingOf(parts, balance, '2026-01-01')
      .map(({ outstanding }) => outstanding)
      .filter((outstanding) => outstanding > 0)
    return { ledger, open: contract(id, instalments, { outstanding: balance.outstanding }) }
  }

  /** By another road than the one that is tested: every way to take none, the next or all of each. */
  function waysToPay(contracts: readonly OpenContract[], amount: number): string[] {
    let sums = [{ sum: 0, way: '' }]
    for (const { id, outstanding, instalments } of contracts)
      sums = sums.flatMap(({ sum, way }) =>
        [...new Set([0, instalments[0] ?? 0, outstanding])].map((taken) => ({
          sum: sum + taken,
          way: taken > 0 ? `${way} ${id}: ${taken}` : way,
        })),
      )
    const later = contracts.flatMap(({ id, instalments }) =>
      instalments
        .slice(1)
        .filter((one) => one === amount)
        .map((one) => ` ${id}: ${one}`),
    )
    return [...new Set([...sums.filter(({ sum }) => sum === amount).map(({ way }) => way), ...later])]
  }

  it('a transfer that pays several is found, and its parts settle what the ledgers ask for', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(owed, choice), { minLength: 2, maxLength: 6 }), (given) => {
        const all = given
          .map(([one, chosen], place) => ({ ...kept(one, String(place + 1)), chosen }))
          .filter(({ open }) => open.outstanding > 0)
        const taken = all.flatMap(({ open, chosen }) =>
          chosen === 'none' ? [] : [chosen === 'next' ? (open.instalments[0] ?? 0) : open.outstanding],
        )
        fc.pre(taken.length > 1)
        const amount = taken.reduce((sum, one) => sum + one, 0)
        const contracts = all.map(({ open }) => open)
        const proposals = matcherFor(contracts)(lineOver(amount))
        const known = waysToPay(contracts, amount)
        expect(known.length).toBeGreaterThan(0)
        expect(proposals.some(({ parts }) => parts.length > 1) || known.length > 5).toBe(true)
        if (known.length > 1) expect(proposals.filter(({ sureness }) => sureness === 'sure')).toEqual([])
        for (const { parts } of proposals.filter((one) => one.parts.length > 1)) {
          expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
          expect(new Set(parts.map(({ contractId }) => contractId)).size).toBe(parts.length)
          let settled = 0
          for (const part of parts) {
            const { ledger = [] } = all.find(({ open }) => open.id === part.contractId) ?? {}
            const before = balanceOf(ledger).outstanding
            const after = balanceOf([...ledger, entry('payment', part.amount, 'now')]).outstanding
            expect(after).toBeGreaterThanOrEqual(0)
            settled += before - after
          }
          expect(settled).toBe(amount)
        }
      }),
    )
  })
})
