import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialSettings } from '../settings'
import { type BoothToChoose, faultOfChoice, faultOfExchange, faultOfFinish, faultOfRelease } from './choice'
import { type Circumstances, closedGate, gatesForStaff } from './gates'
import { type BoothsAsked, type Quota, quotaOf, type Tier, tierFor } from './quota'
import type { ChoiceStage } from './stage'

/** Two halls on one sheet of squares, and a raw space; those with a side in common adjoin. */
const squares = [
  ...Array.from({ length: 8 }, (_, place) => ({ hallId: 'W3', x: place % 4, y: Math.floor(place / 4) })),
  ...Array.from({ length: 3 }, (_, place) => ({ hallId: 'W4', x: place, y: 0 })),
].map((square, place) => ({ id: String(place), boothClass: 'standard' as const, ...square }))
const raw = { id: String(squares.length), boothClass: 'raw' as const, hallId: 'W3', x: 9, y: 9 }
const plan = [...squares, raw]
const at = (id: string) => plan[Number(id)] ?? raw
const adjoins = (one: string, other: string): boolean => {
  const [a, b] = [at(one), at(other)]
  return a.hallId === b.hallId && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1
}

/** Walks from the first to whatever adjoins, square by square. */
function isOneStand(ids: readonly string[]): boolean {
  const seen = new Set<string>()
  const walk = (from: string): void => {
    seen.add(from)
    for (const id of ids) if (!seen.has(id) && adjoins(from, id)) walk(id)
  }
  if (ids[0] !== undefined) walk(ids[0])
  return seen.size === ids.length
}

const quota = (least: number, most: number): Quota => ({
  boothClass: 'standard',
  hallKind: 'indoor',
  exhibitTypes: ['02'],
  count: { least, most },
  area: undefined,
  source: 'review',
  label: '',
})

interface Company {
  quota: Quota
  stage: ChoiceStage
  windowOpen: boolean
}
interface Fair {
  started: boolean
  companies: Company[]
  /** Who has which booth; a list, so that a booth could be sold twice. */
  holdings: { company: number; id: string }[]
}

const copyOf = (fair: Fair): Fair => ({
  ...fair,
  companies: fair.companies.map((company) => ({ ...company })),
  holdings: [...fair.holdings],
})
const idsOf = (fair: Fair, company: number) =>
  fair.holdings.filter((one) => one.company === company).map(({ id }) => id)
const heldBy = (fair: Fair, company: number) =>
  idsOf(fair, company).map((id) => ({ ...at(id), origin: 'chosen' as const }))
const boothFor = (fair: Fair, id: string): BoothToChoose => ({
  ...at(id),
  exhibitType: '02',
  areaM2: 9,
  state: fair.holdings.some((one) => one.id === id) ? 'occupy' : 'normal',
})
const choosing = (company: Company) => ({
  quota: company.quota,
  halls: new Set(['W3', 'W4']),
  adjoins,
  areaSlack: 0.99,
  language: 'zh' as const,
})
const now = new Date('2027-03-01T09:00:00Z')
const hours = (from: number, until: number) => ({
  startsAt: new Date(now.getTime() + from * 3_600_000),
  endsAt: new Date(now.getTime() + until * 3_600_000),
})
const gatesOf = (fair: Fair, company: Company): Circumstances => ({
  started: fair.started,
  approved: true,
  blacklisted: false,
  quota: company.quota,
  window: company.windowOpen ? hours(-1, 1) : hours(-2, 0),
  finished: company.stage !== 'choosing',
  now,
})

type Deed =
  | 'choose'
  | 'release'
  | 'finish'
  | 'confirm'
  | 'return'
  | 'move'
  | 'swap'
  | 'quota'
  | 'window'
  | 'stop'
interface Step {
  deed: Deed
  byStaff: boolean
  company: number
  other: number
  ids: string[]
  least: number
  most: number
}

/** As the product does it: gates, then the rule of the deed, then the deed. Answers whether it was let through. */
function act(fair: Fair, { deed, byStaff, company: number, other, ids, least, most }: Step): boolean {
  const [company, second] = [fair.companies[number], fair.companies[other]]
  if (!company || !second) return false
  const held = heldBy(fair, number)
  const wanted = ids.map((id) => boothFor(fair, id))
  const isOpen = !closedGate(gatesOf(fair, company), byStaff ? gatesForStaff : undefined)
  const take = (taken: readonly string[]) =>
    fair.holdings.push(...taken.map((id) => ({ company: number, id })))
  const drop = (gone: readonly string[]) => {
    fair.holdings = fair.holdings.filter((one) => one.company !== number || !gone.includes(one.id))
  }
  const deeds: Record<Deed, () => boolean> = {
    choose() {
      if (!isOpen || faultOfChoice(wanted, { ...choosing(company), held })) return false
      take(ids)
      return true
    },
    release() {
      if (!isOpen || ids.length === 0 || faultOfRelease(ids, { held, adjoins })) return false
      drop(ids)
      return true
    },
    finish() {
      if (!isOpen || company.stage !== 'choosing' || faultOfFinish({ ...choosing(company), held }))
        return false
      company.stage = 'finished'
      return true
    },
    confirm() {
      if (company.stage !== 'finished') return false
      company.stage = 'confirmed'
      return true
    },
    return() {
      if (company.stage === 'choosing') return false
      company.stage = 'choosing'
      return true
    },
    move() {
      const staying = held.filter(({ id }) => ids.includes(id))
      const coming = wanted.filter(({ id }) => !staying.some((one) => one.id === id))
      if (coming.length === 0 || faultOfChoice(coming, { ...choosing(company), held: staying })) return false
      drop(held.map(({ id }) => id).filter((id) => !ids.includes(id)))
      take(coming.map(({ id }) => id))
      return true
    },
    swap() {
      const [own, theirs] = [idsOf(fair, number), idsOf(fair, other)]
      const fits = (mine: Company, booths: string[]) =>
        booths.length > 0 &&
        !faultOfExchange(
          booths.map((id) => boothFor(fair, id)),
          choosing(mine),
        )
      if (number === other || !fits(company, theirs) || !fits(second, own)) return false
      const others = fair.holdings.filter((one) => one.company !== number && one.company !== other)
      fair.holdings = [
        ...others,
        ...theirs.map((id) => ({ company: number, id })),
        ...own.map((id) => ({ company: other, id })),
      ]
      return true
    },
    quota() {
      company.quota = quota(Math.min(least, most), Math.max(least, most))
      return true
    },
    window() {
      company.windowOpen = !company.windowOpen
      return true
    },
    stop() {
      fair.started = !fair.started
      return true
    },
  }
  return deeds[deed]()
}

const step = fc.record({
  deed: fc.constantFrom<Deed>(
    ...(['choose', 'choose', 'choose', 'release', 'finish', 'confirm', 'return', 'move', 'swap'] as const),
    ...(['quota', 'window', 'stop'] as const),
  ),
  byStaff: fc.boolean(),
  company: fc.nat(2),
  other: fc.nat(2),
  ids: fc.uniqueArray(fc.nat(plan.length - 1).map(String), { maxLength: 4 }),
  least: fc.integer({ min: 1, max: 4 }),
  most: fc.integer({ min: 1, max: 4 }),
})

describe('whatever is done in whatever order', () => {
  it('leaves every booth with one company, each company one stand, and nobody with more than was allowed', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const company = (): Company => ({ quota: quota(1, 3), stage: 'choosing', windowOpen: true })
        const fair: Fair = { started: true, companies: [company(), company(), company()], holdings: [] }
        for (const each of steps) {
          const before = copyOf(fair)
          if (!act(fair, each)) {
            expect(fair).toEqual(before)
            continue
          }
          expect(new Set(fair.holdings.map(({ id }) => id)).size).toBe(fair.holdings.length)
          for (const [number, { quota: allowed, stage }] of fair.companies.entries()) {
            const ids = idsOf(fair, number)
            const was = idsOf(before, number)
            expect(isOneStand(ids)).toBe(true)
            expect(ids.includes(raw.id)).toBe(false)
            // Less than before may still be more than a quota that was cut since; more than before is within it.
            const changed = ids.some((id) => !was.includes(id))
            if (changed) expect(ids.length).toBeLessThanOrEqual(allowed.count.most)
            if (stage === 'finished' && before.companies[number]?.stage === 'choosing')
              expect(ids.length).toBeGreaterThanOrEqual(allowed.count.least)
            const mayChange =
              fair.started &&
              before.companies[number]?.stage === 'choosing' &&
              before.companies[number]?.windowOpen
            if (!mayChange && !each.byStaff && !['move', 'swap'].includes(each.deed))
              expect(ids.join()).toBe(was.join())
          }
        }
      }),
      { numRuns: 300 },
    ))

  it('a choice is let through exactly where every rule by itself is kept', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(plan.length - 1).map(String), { maxLength: 3 }),
        fc.uniqueArray(fc.nat(plan.length - 1).map(String), { maxLength: 4 }),
        fc.integer({ min: 1, max: 5 }),
        (own, ids, most) => {
          fc.pre(isOneStand(own) && !own.includes(raw.id))
          const company: Company = { quota: quota(1, most), stage: 'choosing', windowOpen: true }
          const holdings = own.map((id) => ({ company: 0, id }))
          const fair: Fair = { started: true, companies: [company], holdings }
          const wanted = ids.map((id) => boothFor(fair, id))
          const all = [...own, ...ids]
          const kept =
            ids.length > 0 &&
            new Set(all).size === all.length &&
            !all.includes(raw.id) &&
            all.length <= most &&
            isOneStand(all)
          const found = faultOfChoice(wanted, { ...choosing(company), held: heldBy(fair, 0) })
          expect(found === undefined).toBe(kept)
        },
      ),
      { numRuns: 500 },
    ))
})

describe('a quota', () => {
  const tiers = fc.array(
    fc.record({
      source: fc.constantFrom<Tier['source']>('review', 'registration', 'company'),
      label: fc.constant(''),
      span: fc.tuple(fc.nat(6), fc.nat(6)),
    }),
    { maxLength: 6 },
  )
  it('agrees with a look at every tier, and never leaves the caps of the fair', () =>
    fc.assert(
      fc.property(tiers, fc.nat(6), (drawn, standardBooths) => {
        const given = drawn.map(({ source, label, span: [a, b] }) => ({
          source,
          label,
          least: Math.min(a, b),
          most: Math.max(a, b),
        }))
        const asked: BoothsAsked = {
          exhibitType: '02',
          boothType: '1',
          standardBooths,
          indoorArea: 0,
          outdoorArea: 0,
        }
        const found = tierFor(asked, given)
        const fitting = (source: Tier['source']) =>
          given.filter((tier) => {
            const sizes = Array.from({ length: 7 }, (_, size) => size)
            const covered = sizes.filter((size) => size >= tier.least && size <= tier.most)
            return tier.source === source && (source === 'company' || covered.includes(standardBooths))
          })
        const first = (['company', 'review', 'registration'] as const).find(
          (source) => fitting(source).length > 0,
        )
        expect(found?.source).toBe(first)
        if (first) expect(found?.least).toBe(Math.max(...fitting(first).map(({ least }) => least)))
        const allowed = quotaOf(asked, given, initialSettings)
        expect(allowed === undefined).toBe(found === undefined)
        if (!allowed || !found) return
        expect(allowed.count.least).toBeGreaterThanOrEqual(1)
        expect(allowed.count.most).toBe(Math.min(found.most, initialSettings.standardBooths.most))
      }),
    ))
})
