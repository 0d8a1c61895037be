import { describe, expect, it } from 'vitest'
import { booth, hall, rect, underlay, wall } from '../../testing/drafts'
import { drawing } from '../../testing/drawing'

/** Three booths in a row with a metre between them. */
const row = [booth('a', rect(10, 10)), booth('b', rect(14, 10)), booth('c', rect(18, 10))]

describe('choosing', () => {
  it('takes what is clicked, and lets go of it beside everything', () => {
    const table = drawing(hall({ booths: row }))
    table.click([11, 11])
    expect(table.chosen()).toEqual(['a'])
    table.click([15, 11])
    expect(table.chosen()).toEqual(['b'])
    table.click([40, 40])
    expect(table.chosen()).toEqual([])
  })

  it('adds and takes away with shift', () => {
    const table = drawing(hall({ booths: row }))
    table.click([11, 11])
    table.click([15, 11], { shift: true })
    expect(table.chosen()).toEqual(['a', 'b'])
    table.click([11, 11], { shift: true })
    expect(table.chosen()).toEqual(['b'])
    table.click([40, 40], { shift: true })
    expect(table.chosen()).toEqual(['b'])
  })

  it('takes one of many when it is clicked alone', () => {
    const table = drawing(hall({ booths: row }))
    table.editor.select(['a', 'b', 'c'])
    table.click([15, 11])
    expect(table.chosen()).toEqual(['b'])
  })

  it('takes a group as one, and lets go of it as one', () => {
    const table = drawing(hall({ booths: row, groups: [['a', 'c']] }))
    table.click([11, 11])
    expect(table.chosen()).toEqual(['a', 'c'])
    table.click([15, 11], { shift: true })
    table.click([19, 11], { shift: true })
    expect(table.chosen()).toEqual(['b'])
  })

  it('takes with a frame to the right what lies within it', () => {
    const table = drawing(hall({ booths: row }))
    table.drag([
      [9, 9],
      [12, 12],
      [18.5, 14],
    ])
    expect(table.chosen()).toEqual(['a', 'b'])
    expect(table.editor.get().overlay.frame).toBeUndefined()
  })

  it('takes with a frame to the left all that it touches', () => {
    const table = drawing(hall({ booths: row, elements: [wall('w', [0, 20], [30, 20])] }))
    table.drag([
      [18.5, 21],
      [16, 9],
    ])
    expect(table.chosen()).toEqual(['b', 'c', 'w'])
  })

  it('leaves out of a frame what is locked, which a click still takes', () => {
    const table = drawing(hall({ booths: row, locked: ['b'] }))
    table.drag([
      [9, 9],
      [30, 20],
    ])
    expect(table.chosen()).toEqual(['a', 'c'])
    table.click([15, 11])
    expect(table.chosen()).toEqual(['b'])
  })

  it('draws on a locked underlay as on the bare floor', () => {
    const free = hall({ underlays: [underlay('u', rect(0, 0, 84, 54))] })
    const table = drawing(free)
    table.click([30, 30])
    expect(table.chosen()).toEqual(['u'])
    const other = drawing({ ...free, locked: ['u'] })
    other.click([30, 30])
    expect(other.chosen()).toEqual([])
  })

  it('pulls a frame over a lane, and moves the lane only when it was chosen before', () => {
    const lane = { kind: 'lane', id: 'lane', use: 'fire', ...rect(0, 8, 84, 1.5) } as const
    const table = drawing(hall({ booths: row, elements: [lane] }))
    const pull = () =>
      table.drag([
        [9, 9],
        [30, 14],
      ])
    pull()
    expect(table.chosen()).toEqual(['a', 'b', 'c'])
    table.click([9, 9])
    expect(table.chosen()).toEqual(['lane'])
    pull()
    expect(table.piece('lane')).toMatchObject(rect(21, 13, 84, 1.5))
  })

  it('pulls a picture in its own proportions, unless somebody wants it stretched', () => {
    const pulled = (shift: boolean) => {
      const table = drawing(hall({ underlays: [underlay('u', rect(10, 10, 20, 10))] }))
      table.click([15, 15])
      table.drag(
        [
          [30, 20],
          [50, 20],
        ],
        { shift },
      )
      return table.piece('u')
    }
    expect(pulled(false)).toMatchObject(rect(10, 10, 40, 20))
    expect(pulled(true)).toMatchObject(rect(10, 10, 40, 10))
  })

  it('asks about what is clicked twice', () => {
    const table = drawing(hall({ booths: row }))
    table.twice([15, 11])
    expect(table.questions).toEqual([{ about: 'piece', id: 'b' }])
    table.twice([40, 40])
    expect(table.questions).toHaveLength(1)
  })

  it('is as it was when the frame is given up', () => {
    const table = drawing(hall({ booths: row }))
    table.editor.select(['b'])
    table.down([9, 9])
    table.move([30, 20])
    expect(table.chosen()).toEqual(['a', 'b', 'c'])
    table.key('Escape')
    expect(table.chosen()).toEqual(['b'])
  })
})

describe('moving', () => {
  it('moves what is pulled, and only when it is let go', () => {
    const before = hall({ booths: row })
    const table = drawing(before)
    table.down([11, 11])
    table.move([12, 13])
    expect(table.draft()).toBe(before)
    expect(table.editor.get().lifted.get('a')).toMatchObject({ x: 11, y: 12 })
    table.up([12, 13])
    expect(table.booth('a')).toMatchObject({ x: 11, y: 12, width: 3, depth: 3 })
    expect(table.editor.get()).toMatchObject({ undoes: 'move', overlay: { guides: [], distances: [] } })
    table.editor.undo()
    expect(table.draft()).toBe(before)
  })

  it('moves all that is chosen together, groups as a whole', () => {
    const table = drawing(hall({ booths: row, groups: [['a', 'c']] }))
    table.drag([
      [11, 11],
      [11, 16],
    ])
    expect(['a', 'b', 'c'].map((id) => table.booth(id).y)).toEqual([15, 10, 15])
  })

  it('leaves what is locked where it is', () => {
    const table = drawing(hall({ booths: row, locked: ['b'] }))
    table.editor.select(['a', 'b'])
    table.drag([
      [11, 11],
      [11, 16],
    ])
    expect(['a', 'b'].map((id) => table.booth(id).y)).toEqual([15, 10])
    table.click([40, 40])
    table.drag([
      [15, 11],
      [15, 16],
    ])
    expect(table.booth('b').y).toBe(10)
  })

  it('keeps to one direction with shift', () => {
    const table = drawing(hall({ booths: row }))
    table.click([11, 11])
    table.drag(
      [
        [11, 11],
        [12, 20],
      ],
      { shift: true },
    )
    expect(table.booth('a')).toMatchObject({ x: 10, y: 19 })
    expect(table.chosen()).toEqual(['a'])
  })

  it('is no move while the hand only trembles', () => {
    const before = hall({ booths: row })
    const table = drawing(before)
    table.drag([
      [11, 11],
      [11.1, 11.1],
    ])
    expect(table.draft()).toBe(before)
  })

  it('has not happened where it ends as it began', () => {
    const before = hall({ booths: row })
    const table = drawing(before)
    table.drag([
      [11, 11],
      [20, 20],
      [11, 11],
    ])
    expect(table.draft()).toBe(before)
    expect(table.editor.get().lifted.size).toBe(0)
  })

  it('shows how far it went, and how far it is to what stands next', () => {
    const table = drawing(hall({ booths: row }))
    table.down([11, 11])
    table.move([11, 13])
    const { measured, distances } = table.editor.get().overlay
    expect(measured).toEqual({ rect: rect(10, 12), by: { x: 0, y: 2 } })
    expect(distances.map(({ metres, equal }) => [metres, Boolean(equal)])).toEqual([
      [10, false],
      // To the next booth, and as far again to the one behind it.
      [1, true],
      [1, true],
      [12, false],
      [39, false],
    ])
  })
})

describe('resizing', () => {
  it('begins by finger within at least 24 dots of a handle, outside a small booth too', () => {
    const table = drawing(hall({ booths: [booth('a', rect(10, 10))] }))
    for (const beside of [0.6, 0.85]) {
      table.editor.select(['a'])
      const { x, y, width, depth } = table.booth('a')
      const handle = [x + width + beside, y + depth + beside] as const
      table.drag([handle, [handle[0] + 1, handle[1] + 2]], { coarse: true })
      expect(table.booth('a')).toMatchObject({ width: width + 1, depth: depth + 2 })
    }
  })

  const chosen = (draft = hall({ booths: row })) => {
    const table = drawing(draft)
    table.editor.select(['a'])
    return table
  }

  it('pulls the edges that a handle is on', () => {
    const table = chosen()
    table.drag([
      [13, 13],
      [13.5, 16],
    ])
    expect(table.booth('a')).toMatchObject(rect(10, 10, 3.5, 6))
    table.drag([
      [10, 13],
      [8, 30],
    ])
    expect(table.booth('a')).toMatchObject(rect(8, 10, 5.5, 6))
    expect(table.editor.get().undoes).toBe('resize')
  })

  it('keeps proportions with shift', () => {
    const table = chosen()
    table.drag(
      [
        [13, 13],
        [16, 13.5],
      ],
      { shift: true },
    )
    expect(table.booth('a')).toMatchObject(rect(10, 10, 6, 6))
  })

  it('never makes anything smaller than eight dots, nor turns it inside out', () => {
    const table = chosen()
    table.drag([
      [13, 13],
      [0, 0],
    ])
    expect(table.booth('a')).toMatchObject(rect(10, 10, 0.4, 0.4))
  })

  it('stretches several together, so that neighbours stay neighbours', () => {
    const table = drawing(hall({ booths: [booth('a', rect(10, 10)), booth('b', rect(13, 10))] }))
    table.editor.select(['a', 'b'])
    table.drag([
      [16, 11.5],
      [17, 11.5],
    ])
    expect(table.booth('a')).toMatchObject(rect(10, 10, 3.5, 3))
    expect(table.booth('b')).toMatchObject(rect(13.5, 10, 3.5, 3))
  })

  it('has no handles on what is locked, nor on words', () => {
    const locked = chosen(hall({ booths: row, locked: ['a'] }))
    locked.drag([
      [13, 13],
      [16, 16],
    ])
    expect(locked.booth('a')).toMatchObject(rect(10, 10))
    const text = { zh: '大厅', en: 'Hall' }
    const words = drawing(
      hall({ elements: [{ kind: 'label', id: 'l', at: { x: 20, y: 20 }, text, size: 2, rotation: 0 }] }),
    )
    words.editor.select(['l'])
    words.move([18, 19])
    expect(words.editor.get().cursor).toBe('move')
  })

  it('shows what a pull would do before it is done', () => {
    const table = drawing(hall({ booths: row, locked: ['c'] }))
    table.move([11, 11])
    expect(table.editor.get().cursor).toBe('move')
    table.move([19, 11])
    expect(table.editor.get().cursor).toBe('default')
    table.editor.select(['a'])
    table.move([13, 13])
    expect(table.editor.get().cursor).toBe('nwse-resize')
    table.move([10, 11.5])
    expect(table.editor.get().cursor).toBe('ew-resize')
  })
})
