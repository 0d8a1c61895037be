import type { Client } from '@fairground/wire/kernel/client'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../../support/test-fair'
import { clientFor } from '../../support/wire-client'
import { openSelection } from '../selection-support'
import {
  after,
  booths,
  type Company,
  companies,
  type Deed,
  deeds,
  freeIn,
  isAsWished,
  isOneStand,
  most,
  type Past,
  remember,
  type Standing,
  type Step,
  sorted,
  waysToTake,
} from './model'
import { SmallFair } from './small-fair'

let fair: TestFair
let admin: Client
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  await openSelection(fair, { least: 1, most })
  admin = clientFor(fair, await fair.signIn('admin'))
})
afterAll(() => fair.stop())

const wish = fc
  .record({
    least: fc.integer({ min: 1, max: most }),
    wanted: fc.integer({ min: 1, max: most }),
    givesBack: fc.boolean(),
  })
  .map(({ least, wanted, givesBack }) => ({ least: Math.min(least, wanted), wanted, givesBack }))

/** Of a booth nobody waits for, nothing is offered: so they ask often to wait, and selection is seldom stopped. */
const howOften: Partial<Record<Deed, number>> = {
  choose: 5,
  release: 4,
  join: 8,
  offer: 4,
  accept: 4,
  decline: 4,
  expire: 4,
  stop: 1,
  window: 1,
}

const drawn = fc.record({
  deed: fc.constantFrom(...deeds.flatMap((deed) => Array.from({ length: howOften[deed] ?? 2 }, () => deed))),
  byStaff: fc.boolean(),
  company: fc.nat(companies - 1),
  other: fc.nat(companies - 1),
  place: fc.nat(booths - 1),
  many: fc.integer({ min: 1, max: most }),
  wish,
  /** Most people try what could be done; some try anything. */
  tries: fc.integer({ min: 0, max: 3 }).map((chance) => (chance > 0 ? 'what could be' : 'anything')),
})
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never

/** Of whom it can be asked at all. */
const concerns: Partial<Record<Deed, (company: Company) => boolean>> = {
  release: ({ held }) => held.length > 0,
  finish: ({ held }) => held.length > 0,
  swap: ({ held }) => held.length > 0,
  confirm: ({ stage }) => stage !== 'choosing',
  return: ({ stage }) => stage !== 'choosing',
  withdraw: ({ wish: wanted }) => wanted !== null,
  offer: ({ wish: wanted, offer }) => wanted !== null && !offer,
  accept: ({ offer }) => offer !== null,
  decline: ({ offer }) => offer !== null,
  expire: ({ offer }) => offer !== null,
}

/** What has to be done before it can be. */
const needs: Partial<Record<Deed, Deed>> = {
  release: 'choose',
  finish: 'choose',
  swap: 'choose',
  confirm: 'finish',
  return: 'finish',
  accept: 'offer',
  decline: 'offer',
  expire: 'offer',
  offer: 'join',
  withdraw: 'join',
}

/** The deed itself where there is somebody for it, or else what leads to it. */
function possible(deed: Deed, all: readonly Company[]): Deed {
  const first = needs[deed]
  return !first || all.some((company) => concerns[deed]?.(company) ?? true) ? deed : possible(first, all)
}

function stepOf(standing: Standing, { place, many, tries, deed, ...drawnFor }: Drawn): Step {
  const given = { ...drawnFor, deed: tries === 'anything' ? deed : possible(deed, standing.companies) }
  const anyIds = Array.from({ length: many }, (_, next) => (place + next) % booths)
  if (tries === 'anything') return { ...given, ids: anyIds }
  const numbers = standing.companies.map((_, number) => number)
  const concerned = numbers.filter((number) => {
    const company = standing.companies[number]
    return company && (concerns[given.deed]?.(company) ?? true)
  })
  const company = concerned[given.company % concerned.length] ?? given.company
  const own = standing.companies[company]
  if (!own) return { ...given, ids: anyIds }
  const free = freeIn(standing)
  const ways: Partial<Record<Deed, () => number[][]>> = {
    choose: () => waysToTake(free).filter((ids) => isOneStand([...own.held, ...ids])),
    release: () => waysToTake(own.held),
    move: () => waysToTake([...own.held, ...free]).filter(isOneStand),
    offer: () => waysToTake(free).filter((ids) => isAsWished(own, ids)),
  }
  const fitting = (ways[given.deed]?.() ?? []).filter((ids) => ids.length > 0)
  return { ...given, company, ids: fitting[(place * booths + many) % fitting.length] ?? anyIds }
}

/** What must not be, whatever was done before. */
function faultsIn({ companies: all }: Standing): string[] {
  const had = all.flatMap(({ held, offer }) => [...held, ...(offer ?? [])])
  return [
    ...(new Set(had).size < had.length ? ['a booth is with two'] : []),
    ...all.flatMap(({ held, offer, stage, wish: wanted }, number) => [
      ...(isOneStand(held) ? [] : [`${number} has no single stand`]),
      ...(held.length <= most ? [] : [`${number} has more than its quota`]),
      ...(stage === 'choosing' || held.length > 0 ? [] : [`${number} has finished with nothing`]),
      ...(offer && !wanted ? [`${number} is offered what it does not wait for`] : []),
    ]),
  ]
}

/** After these whoever waits has been looked at, if anything changed and selection is on. */
const offersOn = new Set<Deed>(['release', 'move', 'accept', 'join', 'withdraw', 'decline', 'expire'])

/** What the list offered by itself is taken over as far as it may be. */
function withOffers(expected: Standing, now: Standing, { freed, notAgain }: Past): Standing {
  const free = freeIn(expected)
  return {
    ...expected,
    companies: expected.companies.map((company, number) => {
      const offer = now.companies[number]?.offer
      if (company.offer || !offer || !expected.started) return company
      const mayBe = offer.every((id) => free.includes(id) && freed.has(id) && !notAgain[number]?.has(id))
      return mayBe && isAsWished(company, offer) ? { ...company, offer } : company
    }),
  }
}

/** Who could be offered something that was let go of, and was not. */
const passedOver = (standing: Standing, { freed, notAgain }: Past): Company[] => {
  const free = freeIn(standing).filter((id) => freed.has(id))
  return standing.companies.filter(
    (company, number) =>
      company.wish &&
      !company.offer &&
      waysToTake(free.filter((id) => !notAgain[number]?.has(id))).some((ids) => isAsWished(company, ids)),
  )
}

const inOrder = (standing: Standing): Standing => ({
  ...standing,
  companies: standing.companies.map((company) => ({
    ...company,
    held: sorted(company.held),
    offer: company.offer && sorted(company.offer),
  })),
})

describe('whatever is done in whatever order', () => {
  it('is done or refused as a model says, and the database never stands otherwise', async () => {
    const done = new Map<Deed, number>()
    const none = () => Array.from({ length: companies }, () => new Set<number>())
    const someSequences = () =>
      fc.assert(
        fc.asyncProperty(fc.array(drawn, { minLength: 20, maxLength: 40 }), async (sequence) => {
          const small = await SmallFair.open(fair, admin)
          const past: Past = { had: none(), notAgain: none(), freed: new Set() }
          let before = (await small.read()).standing
          for (const each of sequence) {
            const step = stepOf(before, each)
            const expected = after(before, past, step)
            const trace = JSON.stringify({ before, step })
            expect(await small.does(step), trace).toBe(expected !== undefined)
            const { standing: now, faults } = await small.read()
            expect([...faults, ...faultsIn(now)], trace).toEqual([])
            if (!expected) expect(now, trace).toEqual(before)
            else {
              const hasChanged = JSON.stringify(inOrder(expected)) !== JSON.stringify(before)
              remember(past, before, expected)
              expect(now, trace).toEqual(inOrder(withOffers(expected, now, past)))
              if (hasChanged && now.started && offersOn.has(step.deed))
                expect(passedOver(now, past), trace).toEqual([])
              if (hasChanged) done.set(step.deed, (done.get(step.deed) ?? 0) + 1)
            }
            before = now
          }
        }),
        { numRuns: 15, endOnFailure: true },
      )
    const undone = () => deeds.filter((deed) => !done.has(deed))
    // What is drawn at random may leave out what can seldom be done.
    for (let tries = 0; tries === 0 || (tries < 5 && undone().length > 0); tries += 1) await someSequences()
    expect(undone()).toEqual([])
  })
})
