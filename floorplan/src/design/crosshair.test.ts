import { describe, expect, it } from 'vitest'
import { crosshairAtEdge, crosshairMoved, crosshairNear, type Pace } from './crosshair'
import type { Piece } from './draft'
import { resize } from './operations/resize'
import { booth, hall, rect, uuid, wall } from './testing/drafts'
import { drawing, type Spot } from './testing/drawing'
import type { Question, ToolName } from './tool'

const floor = { width: 60, depth: 40 }
const onGrid = { on: true, grid: 0.5 }

describe('the crosshair', () => {
  it.each<[string, Pace, { on: boolean; grid: number }, number, -1 | 1, number]>([
    ['goes from line to line of the grid', 'usual', onGrid, 3, 1, 3.5],
    ['comes back to the grid', 'usual', onGrid, 3.2, 1, 3.5],
    ['comes back to the grid the other way', 'usual', onGrid, 3.2, -1, 3],
    ['goes far', 'far', onGrid, 3.5, 1, 4.5],
    ['goes farther than a coarse grid', 'far', { on: true, grid: 2 }, 4, 1, 8],
    ['goes a little', 'fine', onGrid, 3.5, -1, 3.4],
    ['goes a little where nothing snaps', 'usual', { on: false, grid: 0.5 }, 3.5, 1, 3.6],
    ['stays in the hall', 'far', onGrid, 59.5, 1, 60],
    ['stays in the hall at its beginning', 'usual', onGrid, 0, -1, 0],
  ])('%s', (_what, pace, snapping, from, direction, to) => {
    expect(
      crosshairMoved({ x: from, y: 7 }, { x: direction, y: 0 }, { pace, snapping, hall: floor }),
    ).toEqual({ x: to, y: 7 })
  })

  it('comes on the grid, and goes to the edges of the hall', () => {
    expect(crosshairNear({ x: 30.31, y: 90 }, onGrid, floor)).toEqual({ x: 30.5, y: 40 })
    expect(crosshairAtEdge({ x: 30, y: 20 }, { x: 1, y: 0 }, floor)).toEqual({ x: 60, y: 20 })
    expect(crosshairAtEdge({ x: 30, y: 20 }, { x: 0, y: -1 }, floor)).toEqual({ x: 30, y: 0 })
  })
})

const [one, two] = [uuid(901), uuid(902)]
const before = hall({
  ...floor,
  booths: [booth(one, rect(30, 30)), booth(two, rect(33, 30))],
  elements: [wall('wall', [0, 10], [60, 10])],
})

interface Case {
  tool: ToolName
  /** Where Enter is pressed, one after the other. */
  at: readonly Spot[]
  drawn?: Partial<Piece> & { kind: Piece['kind'] }
  asked?: Question['about']
}

const cases: readonly Case[] = [
  {
    tool: 'booth',
    at: [
      [3, 3],
      [6, 7],
    ],
    drawn: { kind: 'booth', ...rect(3, 3, 3, 4) },
    asked: 'piece',
  },
  {
    tool: 'area',
    at: [
      [9, 7],
      [3, 3],
    ],
    drawn: { kind: 'area', ...rect(3, 3, 6, 4) },
  },
  {
    tool: 'lane',
    at: [
      [0, 20],
      [60, 23],
    ],
    drawn: { kind: 'lane', ...rect(0, 20, 60, 3) },
  },
  {
    tool: 'pillar',
    at: [
      [5, 5],
      [5.1, 5.1],
    ],
    drawn: { kind: 'pillar', ...rect(5, 5, 0.1, 0.1) },
  },
  {
    tool: 'door',
    at: [
      [20, 10],
      [23, 10],
    ],
    drawn: { kind: 'door', from: { x: 20, y: 10 }, to: { x: 23, y: 10 } },
  },
  {
    tool: 'wall',
    at: [
      [2, 2],
      [8, 2],
      [8, 6],
      [8, 6],
    ],
    drawn: {
      kind: 'wall',
      points: [
        { x: 2, y: 2 },
        { x: 8, y: 2 },
        { x: 8, y: 6 },
      ],
      closed: false,
    },
  },
  {
    tool: 'wall',
    at: [
      [2, 2],
      [8, 2],
      [8, 6],
      [2, 2],
    ],
    drawn: {
      kind: 'wall',
      points: [
        { x: 2, y: 2 },
        { x: 8, y: 2 },
        { x: 8, y: 6 },
      ],
      closed: true,
    },
  },
  { tool: 'label', at: [[4, 4]], drawn: { kind: 'label', at: { x: 4, y: 4 } }, asked: 'piece' },
  { tool: 'icon', at: [[4, 4]], drawn: { kind: 'icon', at: { x: 4, y: 4 } } },
  {
    tool: 'generate',
    at: [
      [3, 3],
      [20, 12],
    ],
    asked: 'rows',
  },
  {
    tool: 'number',
    at: [
      [29, 31.5],
      [37, 31.5],
    ],
    asked: 'numbers',
  },
  {
    tool: 'measure',
    at: [
      [3, 3],
      [9, 3],
    ],
  },
  {
    tool: 'calibrate',
    at: [
      [3, 3],
      [9, 3],
    ],
    asked: 'length',
  },
]

/** Leads the crosshair to each place and presses there, as Enter does. */
function pressed({ tool, at }: Case, scale: number) {
  const table = drawing(before, { scale, snapping: onGrid })
  const pointer = ([x, y]: Spot) => ({ at: { x, y }, scale, shift: false, alt: false, exact: true })
  table.use(tool)
  for (const place of at) {
    table.editor.pointer('move', pointer(place))
    table.editor.press(pointer(place))
  }
  return table
}

describe.each([2, 20, 200])('at %i dots a metre', (scale) => {
  it.each(cases)('$tool draws by keys what it draws by mouse', (one) => {
    const table = pressed(one, scale)
    expect(table.editor.get().isPulling).toBe(false)
    expect(table.questions.map(({ about }) => about)).toEqual(one.asked ? [one.asked] : [])
    if (one.drawn) expect(table.newest()).toMatchObject(one.drawn)
    else expect(table.draft()).toEqual(before)
  })

  it.each(cases.filter(({ at }) => at.length > 1))('Escape takes back what $tool has begun', (one) => {
    const table = pressed({ ...one, at: one.at.slice(0, 1) }, scale)
    table.key('Escape')
    expect(table.editor.get()).toMatchObject({ isPulling: false, overlay: { distances: [] } })
    expect(table.draft()).toEqual(before)
  })
})

describe('a tool led by keys', () => {
  it('knows the way through the booths that are numbered', () => {
    const [question] = pressed(
      {
        tool: 'number',
        at: [
          [37, 31.5],
          [29, 31.5],
        ],
      },
      20,
    ).questions
    expect(question).toMatchObject({ ids: [two, one], drawn: true })
  })

  it('leaves how long it is in sight after measuring', () => {
    const { overlay } = pressed(
      {
        tool: 'measure',
        at: [
          [3, 3],
          [9, 3],
        ],
      },
      20,
    ).editor.get()
    expect(overlay.distances).toMatchObject([{ metres: 6 }])
  })
})

describe('a size that is changed by keys', () => {
  const chosen = new Set([one])
  it.each([
    ['wider', { x: 0.5, y: 0 }, rect(30, 30, 3.5, 3)],
    ['less deep', { x: 0, y: -1 }, rect(30, 30, 3, 2)],
    ['never inside out', { x: -9, y: 0 }, rect(30, 30, 0.1, 3)],
  ])('%s', (_what, by, floorAfter) => {
    expect(resize(before, chosen, by).booths[0]).toMatchObject(floorAfter)
  })

  it('is nothing for what is locked, and for the thickness of a wall', () => {
    expect(resize({ ...before, locked: [one] }, chosen, { x: 1, y: 0 }).booths).toEqual(before.booths)
    expect(resize(before, new Set(['wall']), { x: 0, y: 1 })).toEqual(before)
    expect(resize(before, new Set(['wall']), { x: -10, y: 0 }).elements[0]).toMatchObject({
      points: [
        { x: 0, y: 10 },
        { x: 50, y: 10 },
      ],
    })
  })
})
