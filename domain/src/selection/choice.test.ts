import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoothState } from '../booth'
import {
  areTogether,
  type BoothToChoose,
  faultOfBooth,
  faultOfChoice,
  faultOfFinish,
  faultOfRelease,
  type HeldBooth,
} from './choice'
import type { Quota } from './quota'

/** A row of booths called 1, 2, 3 …: those beside each other adjoin. */
const inRow = (one: string, other: string) => Math.abs(Number(one) - Number(other)) === 1

const booth = (id: number, more: Partial<BoothToChoose> = {}): BoothToChoose => ({
  id: String(id),
  hallId: 'W3',
  boothClass: 'standard',
  exhibitType: '02',
  areaM2: 9,
  state: 'normal',
  ...more,
})
const held = (id: number, more: Partial<HeldBooth> = {}): HeldBooth => ({
  id: String(id),
  hallId: 'W3',
  boothClass: 'standard',
  origin: 'chosen',
  ...more,
})

const standard: Quota = {
  boothClass: 'standard',
  hallKind: 'indoor',
  exhibitTypes: ['02'],
  count: { least: 2, most: 4 },
  area: undefined,
  source: 'review',
  label: '',
}
const raw: Quota = {
  ...standard,
  boothClass: 'raw',
  count: { least: 1, most: 1 },
  area: { least: 36, most: 72 },
}
const choosing = {
  quota: standard,
  halls: new Set(['W3', 'W4']),
  held: [] as HeldBooth[],
  adjoins: inRow,
  areaSlack: 0.99,
  language: 'zh' as const,
}
const rawChoosing = { ...choosing, quota: raw }
const space = (areaM2: number) => booth(1, { boothClass: 'raw', areaM2 })

describe('a booth', () => {
  it.each([
    ['taken', 'occupy'],
    ['taken', 'allotted'],
    ['taken', 'completed'],
    ['notOffered', 'bespoke'],
    ['notOffered', 'function'],
    ['notOffered', 'disabled'],
  ] satisfies [string, BoothState][])('is refused as %s while it is %s', (kind, state) =>
    expect(faultOfBooth(booth(1, { state }), choosing)?.kind).toBe(kind),
  )
  it.each([
    ['outOfRange', booth(1, { hallId: 'E1' })],
    ['otherClass', booth(1, { boothClass: 'raw' })],
    ['otherExhibits', booth(1, { exhibitType: '01' })],
  ])('is refused: %s', (kind, wanted) => expect(faultOfBooth(wanted, choosing)?.kind).toBe(kind))
  it.each([
    [35.99, 'tooSmall'],
    [36, undefined],
    [72.99, undefined],
    [73, 'tooLarge'],
  ])('of %s m² is measured: %s', (areaM2, kind) =>
    expect(faultOfBooth(space(areaM2), rawChoosing)?.kind).toBe(kind),
  )
  it('says in the reader’s words what may be chosen instead', () =>
    expect(faultOfBooth(space(9), { ...choosing, language: 'en' })?.params).toEqual({
      wanted: 'Standard booth',
    }))
})

describe('a choice', () => {
  it.each([
    ['nothing at all', [], [], 'nothingWanted'],
    ['the first', [], [booth(5)], undefined],
    ['one beside it', [held(5)], [booth(6)], undefined],
    ['one apart from it', [held(5)], [booth(7)], 'apart'],
    ['two that close the gap', [held(5)], [booth(7), booth(6)], undefined],
    ['more than the quota', [held(1), held(2), held(3)], [booth(4), booth(5)], 'standardMost'],
    ['another hall', [held(5)], [booth(6, { hallId: 'W4' })], 'crossHall'],
    ['another class than what was given', [held(5, { boothClass: 'raw' })], [booth(6)], 'oneClass'],
    ['free ones and one that is taken', [], [booth(5), booth(6, { state: 'occupy' })], 'taken'],
  ] satisfies [string, HeldBooth[], BoothToChoose[], string | undefined][])('of %s', (_, has, wanted, kind) =>
    expect(faultOfChoice(wanted, { ...choosing, held: has })?.kind).toBe(kind),
  )
  it('of raw space is one', () =>
    expect(
      faultOfChoice([space(40)], { ...rawChoosing, held: [held(9, { boothClass: 'raw' })] }),
    ).toMatchObject({ kind: 'rawMost', params: { count: 1 } }))
})

describe('a release', () => {
  const row = [held(1), held(2), held(3)]
  it.each([
    ['an end', ['3'], undefined],
    ['the middle', ['2'], 'wouldPart'],
    ['the middle and an end', ['2', '3'], undefined],
    ['everything', ['1', '2', '3'], undefined],
    ['what one does not have', ['4'], 'notYours'],
  ])('of %s', (_, ids, kind) => expect(faultOfRelease(ids, { held: row, adjoins: inRow })?.kind).toBe(kind))
  it('is not for what the organiser gave', () =>
    expect(faultOfRelease(['1'], { held: [held(1, { origin: 'assigned' })], adjoins: inRow })?.kind).toBe(
      'assigned',
    ))
})

describe('finishing', () => {
  it.each([
    ['nothing', [], 'tooFew'],
    ['less than the least', [held(1)], 'tooFew'],
    ['enough', [held(1), held(2)], undefined],
    ['two stands', [held(1), held(3)], 'apart'],
  ] satisfies [string, HeldBooth[], string | undefined][])('%s', (_, has, kind) =>
    expect(faultOfFinish({ quota: standard, held: has, adjoins: inRow })?.kind).toBe(kind),
  )
})

describe('being together', () => {
  const graphs = fc.record({
    size: fc.integer({ min: 0, max: 8 }),
    edges: fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 12 }),
  })
  it('agrees with a search that tries every way', () =>
    fc.assert(
      fc.property(graphs, ({ size, edges }) => {
        const ids = Array.from({ length: size }, (_, id) => String(id))
        const adjoins = (one: string, other: string) =>
          edges.some(
            ([a, b]) => new Set([a, b, Number(one), Number(other)]).size === 2 && one !== other && a !== b,
          )
        // Reachability by closing over pairs as often as there are booths.
        const reach = ids.map((one) => ids.map((other) => one === other || adjoins(one, other)))
        for (const _ of ids)
          for (const [a] of ids.entries())
            for (const [b] of ids.entries())
              for (const [c] of ids.entries())
                if (reach[a]?.[c] && reach[c]?.[b]) (reach[a] as boolean[])[b] = true
        expect(areTogether(ids, adjoins)).toBe(reach.every((row) => row.every(Boolean)))
      }),
    ))
  it('holds after any choosing and releasing that was let through', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 9 })), { maxLength: 40 }),
        (steps) => {
          let has: HeldBooth[] = []
          for (const [takes, id] of steps) {
            const owned = has.some((one) => one.id === String(id))
            if (takes && !owned && !faultOfChoice([booth(id)], { ...choosing, held: has }))
              has = [...has, held(id)]
            if (!takes && !faultOfRelease([String(id)], { held: has, adjoins: inRow }))
              has = has.filter((one) => one.id !== String(id))
            expect(has.length).toBeLessThanOrEqual(standard.count.most)
            expect(
              areTogether(
                has.map((one) => one.id),
                inRow,
              ),
            ).toBe(true)
          }
        },
      ),
    ))
})
