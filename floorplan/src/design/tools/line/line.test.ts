import { describe, expect, it } from 'vitest'
import { booth, hall, rect } from '../../testing/drafts'
import { drawing } from '../../testing/drawing'

/** Two rows of three, back to back. */
const booths = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, place) =>
  booth(id, rect(10 + (place % 3) * 3, place < 3 ? 10 : 13)),
)

describe('numbering along a line', () => {
  it('asks for the numbers of the booths in the order the line runs through them', () => {
    const table = drawing(hall({ booths }))
    table.use('number')
    table.drag([
      [9, 11],
      [18.5, 11],
      [18.5, 14],
      [11, 14],
    ])
    expect(table.questions).toEqual([{ about: 'numbers', ids: ['a', 'b', 'c', 'f', 'e', 'd'], drawn: true }])
  })

  it('shows the order while the line is drawn, each booth once', () => {
    const table = drawing(hall({ booths }))
    table.use('number')
    table.down([11, 11])
    table.move([17, 11])
    table.move([11, 11])
    expect(table.editor.get().overlay.order).toEqual(['a', 'b', 'c'])
    expect(table.editor.get().overlay.path).toHaveLength(3)
  })

  it('asks nothing where the line meets no booth', () => {
    const table = drawing(hall({ booths }))
    table.use('number')
    table.drag([
      [30, 30],
      [40, 40],
    ])
    expect(table.questions).toEqual([])
  })
})

describe('measuring', () => {
  it('says how far it is until the next press, and changes nothing', () => {
    const before = hall({ booths })
    const table = drawing(before)
    table.use('measure')
    table.drag([
      [10, 10],
      [13, 14],
    ])
    expect(table.editor.get().overlay.distances).toMatchObject([{ metres: 5 }])
    table.move([40, 40])
    expect(table.editor.get().overlay.distances).toHaveLength(1)
    table.down([20, 20])
    expect(table.editor.get().overlay.distances).toEqual([])
    expect(table.draft()).toBe(before)
  })

  it('goes from edge to edge where they are near', () => {
    const table = drawing(hall({ booths }), { snapping: { on: true, grid: 1 } })
    table.use('measure')
    table.drag([
      [19.2, 11.1],
      [83.8, 11.2],
    ])
    expect(table.editor.get().overlay.distances).toMatchObject([{ metres: 65 }])
  })
})

describe('calibrating', () => {
  it('asks how long a line over the underlay really is, wherever things would snap', () => {
    const table = drawing(hall({ booths }), { snapping: { on: true, grid: 1 } })
    table.use('calibrate')
    table.drag([
      [10.13, 10.07],
      [20.41, 10.07],
    ])
    expect(table.questions).toEqual([
      { about: 'length', from: { x: 10.13, y: 10.07 }, to: { x: 20.41, y: 10.07 } },
    ])
  })
})
