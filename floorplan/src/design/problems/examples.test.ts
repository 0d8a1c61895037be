import { describe, expect, it } from 'vitest'
import type { SceneElement } from '../../scene'
import type { Draft, DraftBooth } from '../draft'
import { generateBooths } from '../operations/generate'
import { boothAt, emptyDraft, idAt, namesFrom } from '../testing/any-draft'
import { findProblems } from '.'

const drawn = (booths: DraftBooth[], elements: SceneElement[] = []): Draft => ({
  ...emptyDraft,
  booths,
  elements,
})
const kinds = (draft: Draft) => findProblems(draft).map(({ kind }) => kind)
const wall = (y: number): SceneElement => ({
  kind: 'wall',
  id: 'wall',
  points: [
    { x: 0, y },
    { x: 20, y },
  ],
  closed: false,
  thickness: 0.2,
})

describe('an aisle', () => {
  it('is wide enough, too narrow or a mere gap', () => {
    const apart = (metres: number) => drawn([boothAt(1, 5, 5), boothAt(2, 5, 8 + metres)])
    expect(kinds(apart(3))).toEqual([])
    expect(findProblems(apart(2.5))).toMatchObject([
      {
        kind: 'aisleNarrow',
        ids: [idAt(1), idAt(2)],
        metres: 2.5,
        floor: { x: 5, y: 8, width: 3, depth: 2.5 },
      },
    ])
    expect(kinds(apart(0.3))).toEqual([])
    expect(kinds(apart(0))).toEqual([])
  })

  it('is one problem along two whole rows', () => {
    const row = (from: number, y: number) =>
      [0, 1, 2, 3].map((place) => boothAt(from + place, 5 + 3 * place, y))
    const [problem, ...others] = findProblems(drawn([...row(1, 3), ...row(5, 8)]))
    expect(others).toEqual([])
    expect(problem).toMatchObject({
      kind: 'aisleNarrow',
      metres: 2,
      floor: { x: 5, y: 6, width: 12, depth: 2 },
    })
    expect(problem?.ids.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(idAt))
  })

  it('is none between booths that hardly face each other or have a wall between them', () => {
    expect(kinds(drawn([boothAt(1, 5, 5), boothAt(2, 7.5, 10)]))).toEqual([])
    expect(kinds(drawn([boothAt(1, 5, 4), boothAt(2, 5, 9)], [wall(8)]))).toEqual([])
  })
})

describe('a remnant', () => {
  const niche = [
    boothAt(1, 5, 5, { depth: 2.5 }),
    boothAt(2, 10, 5, { depth: 2.5 }),
    boothAt(3, 5, 2, { width: 8 }),
  ]

  it('is closed on three sides and too small to sell', () => {
    expect(findProblems(drawn(niche))).toMatchObject([
      { kind: 'remnant', ids: [idAt(1), idAt(2)], areaM2: 5, floor: { x: 8, y: 5, width: 2, depth: 2.5 } },
    ])
  })

  it('is told once where it is closed on all sides', () => {
    const shut = [...niche, boothAt(4, 5, 7.5, { width: 8 })]
    const found = findProblems(drawn(shut)).filter(({ kind }) => kind === 'remnant')
    expect(found).toMatchObject([{ areaM2: 5 }])
    expect(found[0]?.ids.toSorted()).toEqual([1, 2, 3, 4].map(idAt))
  })

  it('is none where it is as large as a booth', () => {
    const deep = niche.map((booth) => (booth.width === 3 ? { ...booth, depth: 5 } : booth))
    expect(kinds(drawn(deep))).toEqual(['aisleNarrow'])
  })
})

describe('other problems', () => {
  it('are a booth without access, one in a room, one on a fire lane, one around a pillar', () => {
    const block = [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => boothAt(1 + row * 3 + column, 5 + column * 3, 5 + row * 3)),
    )
    expect(findProblems(drawn(block))).toMatchObject([{ kind: 'noAccess', ids: [idAt(5)] }])
    const place = { id: 'there', x: 6, y: 6, width: 1, depth: 1 }
    const label = { zh: '', en: '' }
    const one = [boothAt(1, 5, 5)]
    expect(kinds(drawn(one, [{ kind: 'area', use: 'toilet', label, ...place }]))).toEqual(['overlap'])
    expect(kinds(drawn(one, [{ kind: 'area', use: 'rest', label, ...place }]))).toEqual([])
    expect(kinds(drawn(one, [{ kind: 'lane', use: 'fire', ...place }]))).toEqual(['onFireLane'])
    expect(kinds(drawn(one, [{ kind: 'lane', use: 'aisle', ...place }]))).toEqual([])
    expect(kinds(drawn(one, [{ kind: 'pillar', ...place }]))).toEqual(['pillarInside'])
  })

  it('are numbers that are missing or used in another hall, with the next free ones on offer', () => {
    const draft = drawn([
      boothAt(1, 1, 1, { code: 'A01' }),
      boothAt(2, 4, 1, { code: '' }),
      boothAt(3, 7, 1, { code: 'b7' }),
      boothAt(4, 10, 1, { code: 'C1' }),
    ])
    const found = findProblems(draft, {
      taken: new Map([
        ['A02', 'E2'],
        ['B7', 'E3'],
      ]),
      planned: new Map([
        ['C1', 'E4'],
        ['B8', 'E4'],
      ]),
    })
    expect(found).toMatchObject([
      { kind: 'numberMissing', ids: [idAt(2)], mend: { code: 'A03' } },
      { kind: 'numberElsewhere', ids: [idAt(3)], code: 'b7', hall: 'E3', mend: { code: 'b9' } },
      { kind: 'numberPlanned', ids: [idAt(4)], code: 'C1', hall: 'E4', mend: { code: 'C2' } },
    ])
  })
})

describe('a mend', () => {
  const crossing = (...held: number[]) => {
    const draft = drawn([boothAt(1, 5, 5), boothAt(2, 7, 5, { code: 'a1' })])
    const problems = findProblems(draft, { held: new Set(held.map(idAt)) })
    return problems.map(({ kind, mend }) => {
      const after = mend?.apply(draft).booths
      return [kind, after?.filter((booth, place) => booth !== draft.booths[place]).map(({ id }) => id)]
    })
  }

  it('is made to the booth of a pair that nobody has, and to none where somebody has both', () => {
    expect(crossing(2)).toEqual([
      ['numberRepeated', [idAt(1)]],
      ['overlap', [idAt(1)]],
    ])
    expect(crossing(1)).toEqual([
      ['numberRepeated', [idAt(2)]],
      ['overlap', [idAt(2)]],
    ])
    expect(crossing(1, 2)).toEqual([
      ['numberRepeated', undefined],
      ['overlap', undefined],
    ])
  })

  it('is none for a booth that somebody has and that lacks a number or lies outside the hall', () => {
    const draft = drawn([boothAt(1, -1, 5, { code: '' })])
    const found = findProblems(draft, { held: new Set([idAt(1)]) })
    expect(found.map(({ kind, mend }) => [kind, mend])).toEqual([
      ['numberMissing', undefined],
      ['outsideHall', undefined],
    ])
  })
})

describe('a hall of five thousand booths', () => {
  const hall = (aisle: number): Draft => ({
    ...emptyDraft,
    width: 400,
    depth: 400,
    booths: generateBooths(
      {
        floor: { x: 5, y: 5, width: 300, depth: 390 },
        arrangement: 'backToBack',
        boothWidth: 3,
        boothDepth: 3,
        perBlock: 20,
        aisle,
        crossAisle: aisle,
        numbering: { prefix: 'A', start: 1, step: 1, digits: 4, order: 'snake' },
        boothClass: 'standard',
        exhibitType: '01',
        special: false,
      },
      namesFrom(),
    ).slice(0, 5000),
  })

  it('as the generator makes it has no problem', () => {
    const draft = hall(3)
    expect(draft.booths.length).toBeGreaterThan(4900)
    expect(findProblems(draft)).toEqual([])
  })

  it('is looked through in the worst of cases: no numbers, narrow aisles, everything on everything', () => {
    const { booths, ...rest } = hall(2)
    const worst = { ...rest, booths: booths.map((booth) => ({ ...booth, width: 3.5, code: '' })) }
    const found = findProblems(worst)
    const count = (kind: string) => found.filter((problem) => problem.kind === kind).length
    expect(count('numberMissing')).toBe(booths.length)
    expect(count('overlap')).toBeGreaterThan(4000)
    expect(count('aisleNarrow')).toBeGreaterThan(0)
  })
})
