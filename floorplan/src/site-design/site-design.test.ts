import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SitePlan } from '../site-plan'
import { writeSitePlan } from '../site-plan'
import { siteChanges } from './site-changes'
import { createSiteEditor } from './site-editor'
import { createSiteHand, type SiteMaking, type SiteTool } from './site-hand'
import {
  refAt,
  refsOf,
  reordered,
  treesAlong,
  turnedHall,
  withCornerAfter,
  withoutCorner,
} from './site-pieces'
import { groundBefore, siteFaults, siteProblems } from './site-problems'

const box = (x: number, y: number, width: number, depth: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
]
const site: SitePlan = {
  version: 1,
  width: 300,
  depth: 200,
  north: 0,
  grounds: [
    { id: 'plaza', use: 'plaza', points: box(0, 0, 300, 200) },
    { id: 'river', use: 'water', points: box(200, 0, 40, 200) },
  ],
  trees: [{ x: 5, y: 5 }],
  gates: [{ id: 'west', use: 'visitors', at: { x: 2, y: 100 }, label: { zh: '西门', en: 'West gate' } }],
  places: [],
  halls: [
    { hall: 'W1', x: 20, y: 20, turn: 0 },
    { hall: 'W2', x: 250, y: 20, turn: 0 },
  ],
}
const door = (id: string, from: { x: number; y: number }, to: { x: number; y: number }) => ({
  kind: 'door' as const,
  id,
  use: 'entrance' as const,
  from,
  to,
  label: { zh: '南门', en: 'South door' },
})
const hall = (code: string) => ({
  code,
  width: 40,
  depth: 30,
  outdoor: false,
  scenery: [door('south', { x: 18, y: 30 }, { x: 22, y: 30 })],
  booths: [],
})
const halls = [hall('W1'), hall('W2')]
const extents = new Map(halls.map(({ code, width, depth }) => [code, { width, depth }]))
const kinds = (plan: SitePlan) => siteProblems(plan, halls).map(({ kind, names }) => [kind, names[0]])

describe('what is wrong with a site', () => {
  it('is nothing where everything can be walked to, and a hall beyond the water cannot', () => {
    expect(kinds(site)).toEqual([['hallUnreached', 'W2']])
    const bridged: SitePlan = {
      ...site,
      grounds: [...site.grounds, { id: 'bridge', use: 'promenade', points: box(190, 90, 60, 10) }],
    }
    expect(kinds(bridged)).toEqual([])
  })

  it('is named: halls that overlap, lie outside, are gone or missing; names; a site without a gate', () => {
    const broken: SitePlan = {
      ...site,
      gates: [{ id: 'g', use: 'goods', at: { x: 400, y: 0 }, label: { zh: '货', en: ' ' } }],
      halls: [
        { hall: 'W1', x: 280, y: 20, turn: 0 },
        { hall: 'X9', x: 0, y: 0, turn: 0 },
      ],
    }
    expect(kinds(broken)).toEqual(
      expect.arrayContaining([
        ['hallGone', 'X9'],
        ['hallOutside', 'W1'],
        ['pieceOutside', '货'],
        ['namesMissing', '货'],
        ['hallNotPlaced', 'W2'],
        ['noEntrance', undefined],
      ]),
    )
    const over: SitePlan = { ...site, halls: site.halls.map((one) => ({ ...one, x: 20 })) }
    expect(siteFaults(over, halls).map(({ kind, names }) => [kind, ...names])).toEqual([
      ['hallsOverlap', 'W1', 'W2'],
    ])
    // Wall to wall is no overlap.
    const beside: SitePlan = {
      ...site,
      halls: [site.halls[0], { hall: 'W2', x: 60, y: 20, turn: 0 }] as never,
    }
    expect(siteFaults(beside, halls)).toEqual([])
  })

  it('names a door nobody can walk up to, and says where the others lead', () => {
    const flooded: SitePlan = {
      ...site,
      grounds: [...site.grounds, { id: 'pond', use: 'water', points: box(0, 45, 100, 30) }],
    }
    expect(kinds(flooded)).toContainEqual(['doorBlocked', 'W1'])
    const south = { id: 'south', use: 'entrance', at: { x: 40, y: 50 }, side: 'bottom', width: 4 } as const
    expect(groundBefore(flooded, south)?.id).toBe('pond')
    expect(groundBefore(site, south)?.id).toBe('plaza')
  })
})

describe('pieces of a site', () => {
  it('are met topmost first', () => {
    const at = (x: number, y: number) => refAt(site, extents, { x, y }, 3)
    expect(at(2, 100)).toEqual({ kind: 'gate', id: 'west' })
    expect(at(30, 30)).toEqual({ kind: 'hall', id: 'W1' })
    expect(at(5, 5)).toEqual({ kind: 'tree', id: '0' })
    expect(at(220, 150)).toEqual({ kind: 'ground', id: 'river' })
    expect(at(-50, 0)).toBeUndefined()
  })

  it('come back after four quarter turns, around the middle of the hall', () => {
    let turned = site
    for (let quarter = 0; quarter < 4; quarter++) turned = turnedHall(turned, extents, 'W1')
    expect(turned).toEqual(site)
    expect(turnedHall(site, extents, 'W1').halls[0]).toEqual({ hall: 'W1', x: 25, y: 15, turn: 90 })
  })

  it('keep three corners, and their order within the list', () => {
    const three = withoutCorner(site, 'river', 0)
    expect(withoutCorner(three, 'river', 0)).toEqual(three)
    expect(withCornerAfter(site, 'river', 3).grounds[1]?.points).toHaveLength(5)
    expect(reordered(site, 'plaza', -1)).toBe(site)
    expect(reordered(site, 'plaza', 1).grounds.map(({ id }) => id)).toEqual(['river', 'plaza'])
  })

  it('have trees along their edge at even distances, around corners too', () => {
    const trees = treesAlong(box(0, 0, 25, 10), 10)
    expect(trees).toHaveLength(7)
    expect(trees.slice(0, 4)).toEqual([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 20, y: 0 },
      { x: 25, y: 5 },
    ])
  })
})

it('says what a publish changes', () => {
  const moved = { ...site, halls: [{ hall: 'W1', x: 21, y: 20, turn: 90 as const }], trees: [] }
  expect(siteChanges(site, moved)).toEqual([
    { what: 'hallMoved', hall: 'W1', before: 'X 20 m, Y 20 m, 0°', after: 'X 21 m, Y 20 m, 90°' },
    { what: 'hallTaken', hall: 'W2', before: 'X 250 m, Y 20 m, 0°', after: '' },
    { what: 'trees', hall: '', before: '1', after: '0' },
  ])
  expect(siteChanges(site, structuredClone(site))).toEqual([])
  expect(siteChanges(undefined, site).map(({ what }) => what)).toContain('hallPlaced')
})

function table(mayChange = true) {
  const making: SiteMaking = { ground: 'water', gate: 'goods', place: 'metro', hall: 'W2' }
  const editor = createSiteEditor({ draft: site, mayChange: () => mayChange })
  let last = 0
  const tools: SiteTool[] = []
  const hand = createSiteHand({
    editor,
    extents: () => extents,
    making: () => making,
    newId: () => `new${++last}`,
    nameOf: () => ({ zh: '名', en: 'Name' }),
    onTool: (tool) => void tools.push(tool),
  })
  const point = (x: number, y: number) => ({ at: { x, y }, scale: 4 })
  const pull = (from: [number, number], to: [number, number]) => {
    const isTaken = hand.down(point(...from))
    hand.move(point((from[0] + to[0]) / 2, (from[1] + to[1]) / 2))
    hand.move(point(...to))
    hand.up(point(...to))
    return isTaken
  }
  const click = (x: number, y: number) => pull([x, y], [x, y])
  return { editor, hand, pull, click, tools }
}

describe('the hand on the site', () => {
  it('moves a hall by the grid as one step, and nothing while it is only pressed', () => {
    const { editor, pull, click } = table()
    click(30, 30)
    expect([editor.get().draft, editor.get().selection]).toEqual([site, { kind: 'hall', id: 'W1' }])
    pull([30, 30], [35.3, 30.1])
    expect(editor.get().draft.halls[0]).toEqual({ hall: 'W1', x: 25.5, y: 20, turn: 0 })
    editor.undo()
    expect(editor.get().draft).toBe(site)
  })

  it('leaves a ground that is not chosen to whoever moves the sheet, and then moves it or its corner', () => {
    const { editor, pull } = table()
    expect(pull([220, 150], [230, 150])).toBe(false)
    expect(editor.get().draft).toBe(site)
    pull([220, 150], [230, 150])
    expect(editor.get().draft.grounds[1]?.points[0]).toEqual({ x: 210, y: 0 })
    pull([210, 0], [205, 10])
    expect(editor.get().draft.grounds[1]?.points[0]).toEqual({ x: 205, y: 10 })
  })

  it('draws a ground as a rectangle, or corner by corner until the first is met again', () => {
    const { editor, hand, pull, click } = table()
    hand.use('ground')
    pull([10, 80], [60, 120])
    expect(editor.get().draft.grounds.at(-1)).toMatchObject({ use: 'water', points: box(10, 80, 50, 40) })
    hand.use('ground')
    for (const [x, y] of [
      [100, 100],
      [120, 100],
      [110, 130],
      [100.4, 100.2],
    ] as const)
      click(x, y)
    expect(editor.get().draft.grounds.at(-1)?.points).toEqual([
      { x: 100, y: 100 },
      { x: 120, y: 100 },
      { x: 110, y: 130 },
    ])
    expect(hand.tool()).toBe('select')
    hand.use('ground')
    click(1, 1)
    expect(hand.finish()).toBe(false)
    expect(hand.cancel()).toBe(true)
    expect(editor.get().draft.grounds).toHaveLength(4)
  })

  it('puts gates and places once, trees one after the other, and a hall where it is wanted', () => {
    const { editor, hand, click } = table()
    hand.use('gate')
    click(150, 1)
    expect(editor.get().draft.gates.at(-1)).toMatchObject({ use: 'goods', at: { x: 150, y: 1 } })
    hand.use('tree')
    click(10, 10)
    click(20, 10)
    expect(editor.get().draft.trees).toHaveLength(3)
    hand.use('hall')
    click(100, 100)
    expect(editor.get().draft.halls).toEqual([site.halls[0], { hall: 'W2', x: 80, y: 85, turn: 0 }])
  })

  it('changes nothing for whoever only looks', () => {
    const { editor, hand, pull } = table(false)
    hand.use('gate')
    pull([30, 30], [60, 60])
    expect(editor.get().draft).toBe(site)
  })

  it('whatever it does can be written, and is undone step by step', () => {
    const places = fc.tuple(fc.integer({ min: -20, max: 320 }), fc.integer({ min: -20, max: 220 }))
    const deed = fc.tuple(
      fc.constantFrom<SiteTool>('select', 'ground', 'gate', 'place', 'tree', 'hall'),
      places,
      places,
    )
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 12 }), (deeds) => {
        const { editor, hand, pull } = table()
        for (const [tool, from, to] of deeds) {
          hand.use(tool)
          pull(from, to)
          expect(() => writeSitePlan(editor.get().draft)).not.toThrow()
          expect(refsOf(editor.get().draft).length).toBeGreaterThan(0)
        }
        for (let step = 0; editor.get().undoes && step < 50; step++) editor.undo()
        expect(editor.get().draft).toEqual(site)
      }),
      { numRuns: 60 },
    )
  })
})
