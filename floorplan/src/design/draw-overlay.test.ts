import { describe, expect, it } from 'vitest'
import { overlaps } from '../geometry'
import { notebookSurface } from '../notebook-surface'
import { darkColours, dayColours } from '../plan-colours'
import { comparePlans } from './compare'
import { drawOverlay, type OverlayState, type OverlayView } from './draw-overlay'
import { booth, hall, rect } from './testing/drafts'
import { type Drawing, drawing } from './testing/drawing'

const { design, booths: boothColours } = dayColours
const row = [booth('A1', rect(10, 10)), booth('A2', rect(16, 10)), booth('A3', rect(22, 10))]

function drawn(table: Drawing | OverlayState, rest: Partial<OverlayView> = {}) {
  const notebook = notebookSurface()
  drawOverlay(notebook.surface, 'editor' in table ? table.editor.get() : table, {
    floor: rect(0, 0, 84, 54),
    scale: 20,
    language: 'zh',
    colours: dayColours,
    outdoor: false,
    facts: new Map(),
    ...rest,
  })
  return {
    ...notebook,
    filled: (colour: string) => notebook.rects.filter(({ fill }) => fill === colour).map(({ rect }) => rect),
    edged: (colour: string) => notebook.rects.filter(({ line, fill }) => line === colour && !fill),
  }
}

describe('over a plan that is compared', () => {
  it('each difference has a colour and a sign where it lies, in place of problems', () => {
    const before = hall({
      booths: [booth('A1', rect(10, 10)), booth('A2', rect(16, 10)), booth('A3', rect(22, 10))],
    })
    const after = hall({
      booths: [
        booth('A2', rect(30, 10)),
        booth('A3', rect(22, 10), { code: 'B3' }),
        booth('A4', rect(40, 10)),
      ],
    })
    const { words, edged } = drawn(drawing(after), {
      compared: comparePlans(before, after),
      marks: [{ at: { x: 1, y: 1 }, number: 1, hindering: true }],
    })
    expect(words.toSorted()).toEqual(['+', '~', '−', '→'].sort())
    expect(edged(dayColours.icons.rescue)).toHaveLength(1)
    expect(edged(design.hindering)).toHaveLength(1)
    expect(edged(design.remark)).toHaveLength(3)
  })
})

describe('what is in hand', () => {
  const lifted = new Map(row.map((one) => [one.id, one]))
  const state = { ...drawing(hall({ booths: row })).editor.get(), lifted }

  it('is drawn as the plan is', () => {
    const { words, pictures } = drawn(state)
    expect([words.toSorted(), pictures]).toEqual([['A1', 'A2', 'A3'], []])
  })

  it('is drawn by its picture alone where it has one', () => {
    const { words, rects, pictures } = drawn(state, {
      lifted: { file: 'in hand', place: rect(10, 10, 15, 3) },
    })
    expect([words, rects, pictures]).toEqual([[], [], ['in hand']])
  })
})

describe('over a plan that lies still', () => {
  it('nothing is drawn', () => {
    const { rects, words, strokes } = drawn(drawing(hall({ booths: row })))
    expect([rects, words, strokes]).toEqual([[], [], []])
  })

  it('what is chosen has an edge and eight handles, and with another tool no handles', () => {
    const table = drawing(hall({ booths: row }))
    table.editor.select(['A1'])
    expect(drawn(table).edged(design.edge)).toHaveLength(1)
    expect(drawn(table).filled(design.handle)).toHaveLength(8)
    table.use('booth')
    expect(drawn(table).filled(design.handle)).toEqual([])
  })

  it('what is chosen by somebody who only looks has an edge and nothing to pull', () => {
    const table = drawing(hall({ booths: row }))
    table.editor.select(['A1'])
    const { edged, filled } = drawn(table, { isViewed: true })
    expect([edged(design.edge).length, filled(design.handle).length]).toEqual([1, 0])
  })

  it('what is locked has a dashed edge and no handles', () => {
    const table = drawing(hall({ booths: row, locked: ['A1'] }))
    table.editor.select(['A1'])
    expect(drawn(table).edged(design.locked)).toMatchObject([{ dashed: true }])
    expect(drawn(table).filled(design.handle)).toEqual([])
  })

  it('a small piece has handles at its corners only, as large as any on the screen', () => {
    const table = drawing(hall({ booths: [booth('A1', rect(10, 10, 1, 1))] }))
    table.editor.select(['A1'])
    const handles = drawn(table).filled(design.handle)
    expect(handles).toHaveLength(4)
    for (const { width } of handles) expect(width * 20).toBeCloseTo(9, 0)
  })
})

describe('over a plan that is worked on', () => {
  it('what is moved looks like what it is, and says how far it went and how far others are', () => {
    const table = drawing(hall({ booths: row }))
    table.down([11, 11])
    table.move([12.5, 15])
    const { filled, words, places } = drawn(table)
    expect(filled(boothColours.normal.fill)).toEqual([expect.objectContaining(rect(11.5, 14))])
    expect(words).toContain('A1')
    expect(words).toContain('3.00 × 3.00 m\u2003ΔX +1.50 m\u2003ΔY +4.00 m')
    expect(words).toContain('11.50 m')
    const plates = places.slice(words.indexOf('A1') + 1)
    for (const [index, one] of plates.entries())
      for (const other of plates.slice(index + 1)) expect(overlaps(one, other)).toBe(false)
  })

  it('equal gaps say that they are', () => {
    const table = drawing(hall({ booths: row }), { snapping: { on: true, grid: 1 } })
    table.down([17, 11])
    table.move([17.9, 11.1])
    table.move([17.1, 11.1])
    expect(drawn(table).words.filter((text) => text === '= 3.00 m')).toHaveLength(2)
  })

  it('a rectangle that is drawn says its measures', () => {
    const table = drawing(hall())
    table.use('booth')
    table.down([10, 10])
    table.move([16, 13])
    expect(drawn(table).filled(design.wash)).toHaveLength(1)
    expect(drawn(table).words).toContain('6.00 × 3.00 m')
  })

  it('booths along a line show their turn', () => {
    const table = drawing(hall({ booths: row }))
    table.use('number')
    table.down([26, 11])
    table.move([9, 11])
    expect(drawn(table).words).toEqual(['1', '2', '3'])
  })

  it('words stay in sight where what they speak of does not', () => {
    const table = drawing(hall({ booths: row }))
    table.down([11, 11])
    table.move([11, 14])
    const floor = rect(9, 9, 16, 16)
    const { places } = drawn(table, { floor })
    for (const { x, y, width, depth } of places) {
      expect(x).toBeGreaterThanOrEqual(floor.x)
      expect(y).toBeGreaterThanOrEqual(floor.y)
      expect(x + width).toBeLessThanOrEqual(floor.x + floor.width)
      expect(y + depth).toBeLessThanOrEqual(floor.y + floor.depth)
    }
  })
})

describe('problems', () => {
  const marks = [
    { at: { x: 20, y: 20 }, number: 1, hindering: true },
    { at: { x: 30, y: 20 }, number: 12, hindering: false },
    { at: { x: 200, y: 20 }, number: 13, hindering: false },
  ]

  it.each([
    ['day', dayColours],
    ['dark', darkColours],
  ])('bear their numbers in the colours of the %s, as far as they are in sight', (_name, colours) => {
    const { filled, words } = drawn(drawing(hall()), { marks, colours })
    expect(filled(colours.design.hindering)).toHaveLength(1)
    expect(filled(colours.design.remark)).toHaveLength(1)
    expect(words.sort()).toEqual(['1', '12'])
  })

  it('of a piece of floor hatch it, and stand at its corner beside each other', () => {
    const floor = rect(20, 20, 4, 2)
    const here = { at: { x: 22, y: 21 }, floor, hindering: true }
    const { filled, edged, strokes } = drawn(drawing(hall()), {
      marks: [
        { ...here, number: 1, isHatched: true },
        { ...here, number: 2 },
      ],
    })
    const [first, second] = filled(design.hindering)
    expect(first).toMatchObject({ x: 24 - 0.45, y: 20 - 0.45 })
    expect(first && second && overlaps(first, second)).toBe(false)
    expect(edged(design.hatching).map((edge) => edge.rect)).toEqual([floor])
    expect(strokes.length).toBeGreaterThan(0)
  })
})
