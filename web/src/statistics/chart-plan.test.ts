import type { Figures } from '@fairground/wire/statistics'
import { statistics } from '@fairground/wire/statistics/definitions'
import { describe, expect, it } from 'vitest'
import { chartOption, heightOf } from './chart-option'
import { planChart } from './chart-plan'
import { figuresShown } from './shown-figures'
import { readFigureSearch } from './use-figure-search'

const group = (key: string, companies: number, split = '') => ({
  key,
  split,
  within: '',
  values: { companies },
})
const given = (groups: Figures['groups'], before: Figures['groups'] | null = null): Figures => ({
  at: new Date(0),
  edition: 21,
  editions: [21, 20],
  names: {},
  groups,
  totals: [{ key: '', split: '', within: '', values: { companies: 99 } }],
  before: before && { groups: before, totals: [] },
})
const named = { group: (key: string) => `·${key}`, part: (split: string) => `~${split}`, whole: '企业' }
const colours = { ink: 'i', soft: 's', line: 'l', paper: 'p', parts: ['a', 'b'], before: 'c' }
const words = { title: 't', before: '第 20 届', running: '累计', runningBefore: '累计', figure: String }

describe('what is drawn', () => {
  it('is one bar a group in the order of the domain, a part of it each colour, and a mark beside', () => {
    const figures = given(
      [group('approved', 5, 'sure'), group('draft', 2, 'none'), group('approved', 3, 'none')],
      [group('approved', 4, 'none')],
    )
    const [shown] = figuresShown(statistics.confirm, figures, { split: 'stage' })
    if (!shown) throw new Error('nothing shown')
    const plan = planChart(shown, 'companies', named, false)
    expect(plan).toMatchObject({
      kind: 'bars',
      keys: ['draft', 'approved'],
      labels: ['·draft', '·approved'],
      before: [0, 4],
      running: undefined,
    })
    expect(plan.parts.map(({ split, values }) => [split, values])).toEqual([
      ['none', [2, 3]],
      ['sure', [0, 5]],
    ])
  })

  it('along days has those on which nothing came, and sets an earlier edition beside from its own first day', () => {
    const figures = given(
      [group('2026-09-01', 2), group('2026-09-04', 3), group('-', 7)],
      [group('2025-03-30', 1), group('2025-04-03', 1)],
    )
    const [shown] = figuresShown(statistics.signUps, figures, {})
    if (!shown) throw new Error('nothing shown')
    const plan = planChart(shown, 'companies', named, true)
    expect(plan.keys).toEqual(['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04'])
    expect(plan.running).toEqual([2, 2, 2, 5])
    expect(plan.before).toEqual([1, 1, 1, 1, 2])
    expect(plan.labels).toHaveLength(5)
    expect(heightOf(plan)).toBeGreaterThan(200)
  })

  it('has a series for each part and for what stands beside', () => {
    const figures = given([group('approved', 5), group('draft', 2)], [group('draft', 1)])
    const [shown] = figuresShown(statistics.confirm, figures, {})
    if (!shown) throw new Error('nothing shown')
    const plan = planChart(shown, 'companies', named, false)
    const option = chartOption(plan, colours, words, { narrow: true, asPicture: true })
    expect((option.series as { name: string }[]).map(({ name }) => name)).toEqual(['企业', '第 20 届'])
    expect(option).toMatchObject({ title: { text: 't' }, backgroundColor: 'p' })
  })

  it('takes the total as it was counted, not as the sum of groups that overlap', () => {
    const [shown] = figuresShown(statistics.product, given([group('8000', 60), group('B000', 60)]), {})
    expect(shown?.total().companies).toBe(99)
    expect(shown?.of('8000').companies).toBe(60)
  })
})

describe('an address', () => {
  it('says what is counted; what it says wrongly counts as nothing', () => {
    const address = new URLSearchParams(
      'by=region&split=nothing&edition=20&compare=x&region=440000&as=table&measure=area&standing=approved',
    )
    expect(readFigureSearch(statistics.confirm, address)).toEqual({
      search: { by: 'region', edition: 20, region: '440000' },
      narrowed: { region: '440000' },
      measure: 'area',
      shown: 'table',
    })
  })
})
