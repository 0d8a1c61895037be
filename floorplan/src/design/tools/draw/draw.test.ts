import { describe, expect, it } from 'vitest'
import { booth, hall, rect, uuid, wall } from '../../testing/drafts'
import { drawing } from '../../testing/drawing'
import type { ToolName } from '../../tool'

const rectangles = ['booth', 'area', 'lane', 'pillar'] as const satisfies readonly ToolName[]

describe('a drawn rectangle', () => {
  it.each(rectangles)('is a %s, chosen, and undone in one step', (tool) => {
    const before = hall()
    const table = drawing(before)
    table.use(tool)
    table.drag([
      [20, 20],
      [16, 18],
      [14, 14],
    ])
    expect(table.newest()).toMatchObject({ kind: tool, ...rect(14, 14, 6, 6) })
    expect(table.chosen()).toEqual([uuid(1)])
    expect(table.editor.get().undoes).toBe('draw')
    table.editor.undo()
    expect(table.draft()).toBe(before)
  })

  it.each([...rectangles, 'generate' as const])(
    'of a %s is not drawn when it is smaller than eight dots',
    (tool) => {
      const before = hall()
      const table = drawing(before)
      table.use(tool)
      table.click([10, 10])
      table.drag([
        [10, 10],
        [30, 10.39],
      ])
      table.drag(
        [
          [10, 10],
          [30, 17.9],
        ],
        { scale: 1 },
      )
      expect(table.draft()).toBe(before)
      expect(table.questions).toEqual([])
      expect(table.editor.get().overlay).toEqual({ guides: [], distances: [] })
    },
  )

  it('has sides alike with shift', () => {
    const table = drawing()
    table.use('area')
    table.drag(
      [
        [10, 10],
        [6, 12],
      ],
      { shift: true },
    )
    expect(table.newest()).toMatchObject(rect(6, 10, 4, 4))
  })

  it('lies on the grid and against its neighbours', () => {
    const table = drawing(hall({ booths: [booth('a', rect(10.25, 10))] }), {
      snapping: { on: true, grid: 1 },
    })
    table.use('booth')
    table.drag([
      [13.1, 10.2],
      [16.3, 12.8],
    ])
    expect(table.newest()).toMatchObject(rect(13.25, 10, 2.75, 3))
  })
})

describe('a drawn booth', () => {
  it('is like what is set beside the tools, has no number, and is asked about', () => {
    const table = drawing(hall(), { making: { boothClass: 'raw', exhibitType: '07' } })
    table.use('booth')
    table.drag([
      [10, 10],
      [16, 16],
    ])
    expect(table.booth(uuid(1))).toMatchObject({
      code: '',
      boothClass: 'raw',
      exhibitType: '07',
      use: 'normal',
    })
    expect(table.questions).toEqual([{ about: 'piece', id: uuid(1) }])
  })
})

describe('the number of a drawn booth', () => {
  it('goes on from the one before it, or is the first of the hall, and is undone with it', () => {
    const table = drawing(hall(), { making: { firstCode: 'W4-101' } })
    table.use('booth')
    const draw = (x: number, y: number) => {
      table.drag([
        [x, y],
        [x + 3, y + 3],
      ])
      return table.booth(table.newest()?.id ?? '').code
    }
    expect([draw(10, 10), draw(20, 10), draw(10, 20), draw(13, 10)]).toEqual([
      'W4-101',
      'W4-102',
      'W4-103',
      'W4-104',
    ])
    table.editor.undo()
    expect(table.draft().booths).toHaveLength(3)
  })
})

describe('the floor for rows of booths', () => {
  it('is asked about and changes nothing', () => {
    const before = hall()
    const table = drawing(before)
    table.use('generate')
    table.drag([
      [10, 10],
      [40, 30],
    ])
    expect(table.questions).toEqual([{ about: 'rows', floor: rect(10, 10, 30, 20) }])
    expect(table.draft()).toBe(before)
  })
})

describe('names', () => {
  it('stand on areas and fire lanes in both languages, and not on aisles', () => {
    const table = drawing(hall(), { making: { areaUse: 'registration' } })
    const draw = (tool: ToolName) => {
      table.use(tool)
      table.drag([
        [10, 10],
        [20, 20],
      ])
      return table.newest()
    }
    expect(draw('area')).toMatchObject({ label: { zh: '登记处', en: 'Registration' } })
    expect(draw('lane')).toMatchObject({ use: 'fire', label: { zh: '消防通道', en: 'Fire lane' } })
    table.editor.set({ making: { laneUse: 'aisle' } })
    expect(draw('lane')).not.toHaveProperty('label')
  })
})

describe('a wall', () => {
  it('ends where a finger points at its end once more, or near where it began', () => {
    const finger = { coarse: true }
    const table = drawing()
    table.use('wall')
    table.click([10, 10], finger)
    table.click([10.1, 10], finger)
    expect(table.newest()).toBeUndefined()
    table.click([20, 10], finger)
    table.click([20, 16], finger)
    table.click([20.5, 16.4], finger)
    expect(table.newest()).toMatchObject({ kind: 'wall', closed: false, points: { length: 3 } })
    table.use('wall')
    for (const corner of [
      [30, 10],
      [40, 10],
      [40, 16],
      [30.6, 10.5],
    ] as const)
      table.click(corner, finger)
    expect(table.newest()).toMatchObject({ kind: 'wall', closed: true, points: { length: 3 } })
  })

  it('runs from click to click until two quick clicks', () => {
    const table = drawing()
    table.use('wall')
    table.click([10, 10])
    table.click([20, 10])
    expect(table.newest()).toBeUndefined()
    table.twice([20, 15])
    expect(table.newest()).toMatchObject({
      kind: 'wall',
      closed: false,
      thickness: 0.3,
      points: [
        { x: 10, y: 10 },
        { x: 20, y: 10 },
        { x: 20, y: 15 },
      ],
    })
  })

  it('runs along a pull too, and ends by Enter', () => {
    const table = drawing()
    table.use('wall')
    table.drag([
      [10, 10],
      [20, 10],
    ])
    table.key('Enter')
    expect(table.newest()).toMatchObject({ points: [{ x: 10 }, { x: 20 }] })
  })

  it('closes where it began', () => {
    const table = drawing()
    table.use('wall')
    table.click([10, 10])
    table.click([20, 10])
    table.click([20, 20])
    table.click([10.1, 10.1])
    expect(table.newest()).toMatchObject({ closed: true, points: [{ x: 10 }, { x: 20 }, { x: 20, y: 20 }] })
  })

  it('keeps right angles with shift', () => {
    const table = drawing()
    table.use('wall')
    table.click([10, 10])
    table.click([20, 11], { shift: true })
    table.key('Enter')
    expect(table.newest()).toMatchObject({ points: [{ x: 10 }, { x: 20, y: 10 }] })
  })

  it('is none with one point, or when it is given up', () => {
    const before = hall()
    const table = drawing(before)
    table.use('wall')
    table.click([10, 10])
    table.key('Enter')
    table.click([10, 10])
    table.click([20, 10])
    table.key('Escape')
    table.click([10, 10])
    table.click([20, 10])
    table.use('select')
    expect(table.draft()).toBe(before)
  })
})

describe('a door', () => {
  it('lies in the wall it is drawn along', () => {
    const table = drawing(hall({ elements: [wall('w', [10, 10], [40, 10])] }), {
      making: { doorUse: 'emergency' },
    })
    table.use('door')
    table.drag([
      [20, 10.6],
      [24, 9.2],
    ])
    expect(table.newest()).toMatchObject({
      kind: 'door',
      use: 'emergency',
      from: { x: 20, y: 10 },
      to: { x: 24, y: 10 },
    })
  })

  it('lies in the edge of a hall that has no walls, and ends with its wall', () => {
    const table = drawing()
    table.use('door')
    table.drag([
      [0.4, 50],
      [1, 60],
    ])
    expect(table.newest()).toMatchObject({ from: { x: 0, y: 50 }, to: { x: 0, y: 54 } })
  })

  it('shorter than eight dots is none', () => {
    const before = hall()
    const table = drawing(before)
    table.use('door')
    table.drag([
      [0, 50],
      [0, 50.3],
    ])
    expect(table.draft()).toBe(before)
  })
})

describe('what is put down by a click', () => {
  it('is a text, which is asked for', () => {
    const table = drawing()
    table.use('label')
    table.click([10, 10])
    expect(table.newest()).toMatchObject({
      kind: 'label',
      at: { x: 10, y: 10 },
      text: { zh: '文字', en: 'Text' },
    })
    expect(table.questions).toEqual([{ about: 'piece', id: uuid(1) }])
  })

  it.each([
    [48, 1],
    [20, 2.4],
    [14, 3.4],
    [1, 48],
    [320, 0.2],
  ])('is a sign of 48 dots at %d dots a metre, and never too small to find', (scale, size) => {
    const table = drawing(hall(), { scale })
    table.use('icon')
    table.click([10, 10])
    expect(table.newest()).toMatchObject({ kind: 'icon', use: 'hydrant', size })
  })

  it('is nothing where the pointer went down before the tool was taken', () => {
    const before = hall()
    const table = drawing(before)
    table.down([10, 10])
    table.use('icon')
    table.up([10, 10])
    expect(table.draft()).toBe(before)
  })
})
