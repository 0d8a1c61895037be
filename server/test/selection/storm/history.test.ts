import { describe, expect, it } from 'vitest'
import { contradictionsIn, type Pause, type Told } from './history'

let clock = 0
const told = (deed: Told['deed'], boothIds: string[], has?: string[], finished = false): Told => ({
  deed,
  boothIds,
  askedAt: ++clock,
  answeredAt: ++clock,
  has: has && { boothIds: has, finished },
})
const check = (history: Record<string, Told[]>, standing: Record<string, string[]>, ...pauses: Pause[]) =>
  contradictionsIn(
    new Map(Object.entries(history)),
    new Map(Object.entries(standing).map(([company, ids]) => [company, new Set(ids)])),
    pauses,
  ).length
/** Asked and answered at once. */
const now = () => ({ askedAt: ++clock, answeredAt: ++clock })

/** A checker that never finds anything would let everything pass. */
describe('a history', () => {
  it('that can be true is left alone', () => {
    const a = [told('choose', ['1'], ['1']), told('choose', ['9']), told('release', ['1'], [])]
    const b = [told('choose', ['1', '2'], ['1', '2']), told('finish', [], ['1', '2'], true)]
    expect(check({ a, b }, { b: ['1', '2'] })).toBe(0)
  })

  it.each([
    ['a choice that is lost', () => ({ a: [told('choose', ['1'], ['1'])] }), {}],
    ['a choice half made', () => ({ a: [told('choose', ['1', '2'], ['1'])] }), { a: ['1', '2'] }],
    ['a booth nobody was told of', () => ({ a: [told('choose', ['1'])] }), { a: ['1'] }],
    [
      'another answer than before',
      () => ({ a: [told('choose', ['1'], ['1']), told('look', [], [])] }),
      { a: ['1'] },
    ],
    [
      'one booth for two',
      () => ({
        a: [told('choose', ['1'], ['1']), told('look', [], ['1'])],
        b: [told('choose', ['1'], ['1'])],
      }),
      { a: ['1'], b: ['1'] },
    ],
    [
      'a choice after finishing',
      () => ({ a: [told('finish', [], [], true), told('choose', ['1'], ['1'], true)] }),
      { a: ['1'] },
    ],
  ] satisfies [string, () => Record<string, Told[]>, Record<string, string[]>][])(
    'is doubted: %s',
    (_, history, standing) => expect(check(history(), standing)).toBeGreaterThan(0),
  )

  it('with a pause lets nobody change anything in it, and tells nobody of it but then', () => {
    const had = told('choose', ['1'], ['1'])
    const [stop, meanwhile] = [now(), { ...told('choose', ['2']), stopped: true }]
    const [again, goOn] = [told('choose', ['1'], ['1']), now()]
    const pause = { stop, goOn }
    const later = { ...told('release', ['1']), stopped: true }
    expect(check({ a: [had, meanwhile, again] }, { a: ['1'] }, pause)).toBe(0)
    expect(check({ a: [had, meanwhile, again] }, { a: ['1'] })).toBe(1)
    expect(check({ a: [had, meanwhile, again, later] }, { a: ['1'] }, pause)).toBe(1)
    expect(check({ a: [again] }, { a: ['1'] }, pause)).toBe(1)
    // Asked before it and answered in it, it may have been decided before.
    const { askedAt } = had
    expect(check({ a: [{ ...again, askedAt }] }, { a: ['1'] }, pause)).toBe(0)
  })
})
