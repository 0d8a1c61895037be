import { algorithm, bundleFaults, commitmentTo, drawLots } from '@fairground/domain/draw'
import { describe, expect, it } from 'vitest'
import { checkSteps, outcomeOf } from './check'
import { checked } from './checked'

const secret = '5'.repeat(64)
const bundle = drawLots(
  {
    version: algorithm,
    edition: 21,
    round: 1,
    attempt: 1,
    reason: '',
    frozenAt: '2026-11-01T02:00:00.000Z',
    batches: [{ size: 5, startsAt: '2026-11-18T01:00:00.000Z', endsAt: '2026-11-18T02:00:00.000Z' }],
    source: { kind: 'dice', dice: 10, occasion: '新闻发布会' },
    commitment: commitmentTo(secret),
    companies: ['甲', '乙', '丙'].map((name, index) => ({
      number: `BM-${index}`,
      name,
      council: index === 2,
    })),
  },
  { secret, value: '1634251634', proof: '' },
)
const check = (given: unknown) => checked({ text: JSON.stringify(given), language: 'zh' })

describe('a bundle that somebody brings', () => {
  it('agrees, in its envelope or without', () => {
    for (const given of [bundle, { code: '00000000', msg: '', result: bundle }])
      expect(check(given)).toMatchObject({
        fault: undefined,
        bundle: { companies: 3, council: 1, places: [{ place: 1, name: '丙', batch: 1 }, {}, {}] },
      })
  })

  it('fails in words at the step that does not agree', () => {
    const forged = {
      ...bundle,
      result: bundle.result && { ...bundle.result, order: bundle.result.order.toReversed() },
    }
    expect(check(forged)).toMatchObject({ fault: 'order', words: '顺序计算结果不符', at: '1' })
    expect(check({ ...bundle, edition: 22 })).toMatchObject({ fault: 'listHash' })
    expect(check({ ...bundle, result: null })).toMatchObject({ fault: 'notDrawn', bundle: { places: [] } })
  })

  it('may be anything at all', () => {
    expect(checked({ text: 'no json', language: 'en' })).toMatchObject({ fault: 'shape', bundle: undefined })
    expect(check({ code: '00000404', msg: '没有该摇号记录', result: null })).toEqual({
      kind: 'refused',
      words: '没有该摇号记录',
    })
  })
})

describe('the steps of a check', () => {
  it('are right up to the first fault, and nothing is said of what comes after it', () => {
    expect(checkSteps.map((step) => outcomeOf(step, undefined))).toEqual(checkSteps.map(() => 'right'))
    expect(checkSteps.map((step) => outcomeOf(step, 'signature'))).toEqual([
      'right',
      'right',
      'right',
      'wrong',
      'open',
      'open',
    ])
    expect(checkSteps.map((step) => outcomeOf(step, 'notDrawn'))).toEqual([
      'right',
      'right',
      'open',
      'open',
      'open',
      'open',
    ])
  })

  it('hold every fault', () => {
    for (const fault of bundleFaults) {
      const outcomes = checkSteps.map((step) => outcomeOf(step, fault))
      expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(fault === 'notDrawn' ? 0 : 1)
    }
  })
})
