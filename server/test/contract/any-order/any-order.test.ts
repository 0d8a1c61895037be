import type { Client } from '@fairground/wire/kernel/client'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hallOfRows } from '../../selection/selection-support'
import { startTestFair, type TestFair } from '../../support/test-fair'
import { clientFor } from '../../support/wire-client'
import { onlyClass } from '../contract-support'
import {
  after,
  blank,
  boothOf,
  type Deed,
  deeds,
  due,
  mostBooths,
  paid,
  price,
  type Sheet,
  type Step,
} from './model'
import { OneContract } from './one-contract'

const sequences = 6
/** What is drawn at random may leave out what is seldom done: then it is drawn again. */
const mostTries = 5

let fair: TestFair
let admin: Client
let classId: string
let booths: string[]
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
  booths = (await hallOfRows(fair, sequences * mostTries, mostBooths, { code: 'Q3' })).boothIds.flat()
  classId = await onlyClass(fair, admin)
})
afterAll(() => fair.stop())

const drawn = fc.record({
  deed: fc.constantFrom(...deeds),
  // Sums that meet: half, all, more than all, and what is left of them.
  amount: fc.constantFrom(1, price / 4, price / 2, price - 1, price, price + 1),
  place: fc.nat(7),
  /** Most people try what could be done next; some try anything, and some look at a page that is old. */
  tries: fc.integer({ min: 0, max: 9 }).map((chance) => {
    if (chance === 0) return 'anything'
    return chance === 1 ? 'on an old page' : 'what could be'
  }),
})
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never

const money = deeds.slice(deeds.indexOf('sendVoucher'))

/** What leads on from where the contract stands; money comes and goes once there is something to pay. */
const next: Record<Sheet['state'], readonly Deed[]> = {
  none: ['drawUp'],
  drawnUp: ['revise', 'send', 'send', 'send', 'send'],
  sent: ['recall', 'sign', 'sign', 'sign', 'sign'],
  signed: ['return', 'countersign', 'countersign', 'countersign', 'countersign'],
  returned: ['recall', 'sign', 'sign'],
  inForce: ['seal', 'seal', 'seal', 'seal', 'void'],
  payment: [...money, 'amend', 'void'],
  paid: [...money, 'amend', 'void'],
  void: ['drawUp', 'refund', 'confirmVoucher', 'withdrawVoucher'],
}

function stepOf({ state }: Sheet, { deed, amount, place, tries }: Drawn): Step & { isOld: boolean } {
  const likely = next[state]
  const chosen = tries === 'what could be' ? likely[deeds.indexOf(deed) % likely.length] : deed
  return { deed: chosen ?? deed, amount, place, isOld: tries === 'on an old page' }
}

/** What must not be, whatever was done before. */
const faultsIn = (sheet: Sheet): string[] => [
  ...(['inForce', 'payment', 'paid'].includes(sheet.state) && !sheet.isBound ? ['binds unsigned'] : []),
  ...(sheet.state === 'paid' && paid(sheet) < due(sheet) ? ['is paid and owes'] : []),
  ...(sheet.state === 'payment' && paid(sheet) >= due(sheet) ? ['owes nothing and is not paid'] : []),
  ...(sheet.state === 'void' && due(sheet) !== 0 ? ['is void and asks for something'] : []),
]

describe('whatever happens to a contract in whatever order', () => {
  it('is done or refused as a model says, amendments included, and state, money and booth never say otherwise', async () => {
    const done = new Map<Deed, number>()
    const someSequences = () =>
      fc.assert(
        fc.asyncProperty(fc.array(drawn, { minLength: 25, maxLength: 40 }), async (sequence) => {
          const one = await OneContract.begin(fair, admin, { classId, booths })
          let sheet = blank
          for (const each of sequence) {
            const step = stepOf(sheet, each)
            const expected = after(sheet, step)
            const trace = JSON.stringify({ sheet, step })
            const before = await one.read()
            const isDone = await one.does(step)
            const now = await one.read()
            if (step.isOld && one.isSeen(step.deed)) {
              // Who acts upon what is not so any more has either done it before or is told.
              expect(now, trace).toEqual(before)
              continue
            }
            expect(isDone, trace).toBe(expected !== undefined)
            if (!expected) expect(now, trace).toEqual(before)
            else {
              if (JSON.stringify(expected) !== JSON.stringify(sheet))
                done.set(step.deed, (done.get(step.deed) ?? 0) + 1)
              sheet = expected
            }
            expect(faultsIn(sheet), trace).toEqual([])
            expect(now, trace).toMatchObject({
              state: sheet.state,
              live: sheet.state === 'none' || sheet.state === 'void' ? 0 : 1,
              due: due(sheet),
              paid: paid(sheet),
              outstanding: due(sheet) - paid(sheet),
              booth: boothOf(sheet),
              vouchers: sheet.vouchers,
              faults: [],
            })
          }
        }),
        { numRuns: sequences, endOnFailure: true },
      )
    const undone = () => deeds.filter((deed) => !done.has(deed) && deed !== 'revise')
    for (let tries = 0; tries === 0 || (tries < mostTries && undone().length > 0); tries += 1)
      await someSequences()
    expect(undone()).toEqual([])
  })
})
