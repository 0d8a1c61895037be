import type { BoothState } from '@fairground/domain/booth'
import type { BreachKind } from '@fairground/domain/design'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft, DraftBooth } from './draft'
import { type BoothFact, isTaken } from './drawn-draft'
import { rotate } from './operations/arrange'
import { breachesOf, movedThoughTaken } from './safe-mode'
import { anyDraft, boothAt, emptyDraft, idAt } from './testing/any-draft'

const states: BoothState[] = ['allotted', 'bespoke', 'occupy', 'partial', 'completed']
const factOf = ({ id, code }: DraftBooth, state: BoothState): [string, BoothFact] => [
  id,
  { id, code, state, name: '' },
]

const published: Draft = { ...emptyDraft, booths: [boothAt(1, 0, 0, { width: 6 }), boothAt(2, 6, 0)] }
const held = new Map(published.booths.map((booth) => factOf(booth, 'occupy')))
const with1 = (change: Partial<DraftBooth>): Draft => ({
  ...published,
  booths: published.booths.map((booth) => (booth.id === idAt(1) ? { ...booth, ...change } : booth)),
})

describe('safe mode', () => {
  it.each<[BreachKind[], Partial<DraftBooth>]>([
    [['renumbered'], { code: 'B1' }],
    [['renumbered'], { code: '' }],
    [['shrunk'], { width: 5 }],
    [['shrunk'], { width: 30, depth: 2 }],
    [['classChanged'], { boothClass: 'raw' }],
    [['typeChanged'], { exhibitType: '02' }],
    [['notOffered'], { use: 'function' }],
    [['notOffered'], { use: 'disabled' }],
    [['renumbered', 'shrunk', 'notOffered'], { code: 'X', depth: 1, use: 'disabled' }],
    [[], { x: 9, y: 9 }],
    [[], { width: 7, depth: 4 }],
    [[], { width: 3, depth: 6 }],
    [['specialChanged'], { special: true }],
    [[], { opening: { sides: 2, reason: 'Corner' } }],
  ])('names %j', (kinds, change) => {
    const breaches = breachesOf(published, with1(change), held)
    expect(breaches).toEqual(kinds.map((kind) => ({ id: idAt(1), code: 'A1', state: 'occupy', kind })))
  })

  it('names what was removed, whoever has it', () => {
    for (const state of states) {
      const facts = new Map(published.booths.map((booth) => factOf(booth, state)))
      expect(breachesOf(published, { ...published, booths: [] }, facts)).toEqual([
        { id: idAt(1), code: 'A1', state, kind: 'removed' },
        { id: idAt(2), code: 'A2', state, kind: 'removed' },
      ])
    }
  })

  it('finds nothing in the published plan itself, and never names a booth that nobody has', () => {
    const anyState = fc.constantFrom<BoothState>(...states, 'normal', 'function', 'disabled')
    fc.assert(
      fc.property(anyDraft(), anyDraft(), fc.array(anyState, { minLength: 20 }), (plan, draft, drawn) => {
        const facts = new Map(plan.booths.map((booth, place) => factOf(booth, drawn[place] ?? 'normal')))
        expect(breachesOf(plan, plan, facts)).toEqual([])
        expect(movedThoughTaken(plan, plan, facts)).toEqual([])
        const named = [...breachesOf(plan, draft, facts), ...movedThoughTaken(plan, draft, facts)]
        expect(named.filter(({ id }) => !isTaken(facts.get(id) ?? { state: 'normal' }))).toEqual([])
        const gone = plan.booths.filter(
          ({ id }) =>
            isTaken(facts.get(id) ?? { state: 'normal' }) && !draft.booths.some((booth) => booth.id === id),
        )
        const removed = breachesOf(plan, draft, facts).filter(({ kind }) => kind === 'removed')
        expect(removed.map(({ id }) => id)).toEqual(gone.map(({ id }) => id))
      }),
    )
  })

  it('tells which booths lie elsewhere, not which only grew', () => {
    const moved = (draft: Draft) => movedThoughTaken(published, draft, held).map(({ id }) => id)
    expect(moved(with1({ x: 1 }))).toEqual([idAt(1)])
    expect(moved(rotate(published, [idAt(1)]))).toEqual([idAt(1)])
    expect(moved(with1({ x: -1, width: 7, depth: 4 }))).toEqual([])
    expect(moved({ ...published, booths: [] })).toEqual([])
    expect(movedThoughTaken(published, with1({ x: 1 }), new Map())).toEqual([])
  })
})
