import { describe, expect, it } from 'vitest'
import type { Draft } from './draft'
import { withBooths, without } from './edit'
import { createEditor } from './editor'
import { booth, hall, rect, uuid } from './testing/drafts'
import { drawing } from './testing/drawing'
import { designTools } from './tools'

const before = hall({
  booths: [booth('a', rect(10, 10)), booth('b', rect(14, 10)), booth('c', rect(18, 10))],
})
const numbered = (code: string) => (draft: Draft) =>
  withBooths(draft, new Set(['a']), (one) => ({ ...one, code }))

describe('steps', () => {
  it('are undone to the very draft there was, and done again to the very draft that came of them', () => {
    const { editor } = drawing(before)
    editor.change('edit', numbered('A1'))
    const after = editor.get().draft
    expect(editor.get()).toMatchObject({ undoes: 'edit', redoes: undefined })
    editor.undo()
    expect(editor.get().draft).toBe(before)
    expect(editor.get()).toMatchObject({ undoes: undefined, redoes: 'edit' })
    editor.redo()
    expect(editor.get().draft).toBe(after)
  })

  it('of one run are undone together', () => {
    const { editor } = drawing(before)
    editor.change('edit', numbered('A'), { run: 'typing' })
    editor.change('edit', numbered('A1'), { run: 'typing' })
    editor.undo()
    expect(editor.get().draft).toBe(before)
  })

  it('that change nothing are none', () => {
    const { editor } = drawing(before)
    editor.change('edit', (draft) => draft)
    expect(editor.get().undoes).toBeUndefined()
  })

  it('are forgotten with a draft that is loaded afresh, and kept behind one that is brought back', () => {
    const { editor } = drawing(before)
    editor.change('edit', numbered('A1'))
    const [changed, other] = [editor.get().draft, hall()]
    editor.load(other)
    expect(editor.get()).toMatchObject({ draft: other, undoes: 'restore' })
    editor.undo()
    expect(editor.get().draft).toBe(changed)
    editor.load(other, { afresh: true })
    expect(editor.get()).toMatchObject({ draft: other, undoes: undefined, redoes: undefined })
  })
})

describe('what is chosen', () => {
  it('is taken with its group', () => {
    const { editor, chosen } = drawing({ ...before, groups: [['a', 'b']] })
    editor.select(['b', 'c'])
    expect(chosen()).toEqual(['a', 'b', 'c'])
  })

  it('is let go of when it is gone', () => {
    const { editor, chosen } = drawing(before)
    editor.select(['a', 'b'])
    editor.change('remove', (draft) => without(draft, new Set(['a'])))
    expect(chosen()).toEqual(['b'])
    editor.change('remove', (draft) => without(draft, new Set(['b'])), { select: ['b', 'c'] })
    expect(chosen()).toEqual(['c'])
  })
})

describe('what was chosen', () => {
  it('stays so over undo and redo, and is so again where a step had taken it away', () => {
    const { editor, chosen } = drawing(before)
    editor.select(['a'])
    editor.change('remove', (draft) => without(draft, new Set(['a'])))
    expect(chosen()).toEqual([])
    editor.undo()
    expect(chosen()).toEqual(['a'])
    editor.select(['b'])
    editor.redo()
    expect(chosen()).toEqual(['b'])
    editor.undo()
    expect(chosen()).toEqual(['b'])
  })

  it('is what a redone step drew', () => {
    const table = drawing(before)
    table.editor.select(['a'])
    table.use('booth')
    table.drag([
      [30, 30],
      [40, 40],
    ])
    const drawn = table.chosen()
    table.editor.undo()
    expect(table.chosen()).toEqual(['a'])
    table.editor.select([])
    table.editor.redo()
    expect(table.chosen()).toEqual(drawn)
  })
})

describe('when a step was made', () => {
  it('is said of the one that would be undone, whatever happened since', () => {
    let time = 1000
    const { making, snapping } = drawing(before).editor.get()
    const editor = createEditor({
      draft: before,
      tools: designTools,
      making,
      snapping,
      newId: () => uuid(1),
      onQuestion: () => undefined,
      now: () => time,
    })
    editor.change('edit', numbered('A1'))
    time = 2000
    editor.change('edit', numbered('A2'))
    expect(editor.get().changedAt).toBe(2000)
    time = 3000
    editor.undo()
    expect(editor.get().changedAt).toBe(1000)
    editor.undo()
    expect(editor.get().changedAt).toBeUndefined()
  })
})

describe('what is under way', () => {
  const pulling = () => {
    const table = drawing(before)
    table.down([11, 11])
    table.move([20, 20])
    expect(table.editor.get().lifted.size).toBe(1)
    return table
  }

  it.each([
    ['it is given up', (table: ReturnType<typeof drawing>) => table.editor.cancel()],
    ['another tool is taken', (table: ReturnType<typeof drawing>) => table.use('booth')],
    ['a step is undone', (table: ReturnType<typeof drawing>) => table.editor.undo()],
    [
      'the plan changes',
      (table: ReturnType<typeof drawing>) => table.editor.change('edit', (draft) => draft),
    ],
  ])('has not happened when %s', (_what, happens) => {
    const table = pulling()
    happens(table)
    expect(table.editor.get()).toMatchObject({ draft: before, overlay: { guides: [], distances: [] } })
    expect(table.editor.get().lifted.size).toBe(0)
    table.up([20, 20])
    expect(table.draft()).toBe(before)
  })
})

describe('whoever may only look', () => {
  it('chooses, but changes nothing by step, by pencil or by undoing, until they may', () => {
    let may = true
    const table = drawing(before)
    const { making, snapping } = table.editor.get()
    const asked: unknown[] = []
    const editor = createEditor({
      draft: before,
      tools: designTools,
      making,
      snapping,
      newId: () => uuid(1),
      onQuestion: (question) => void asked.push(question),
      mayChange: () => may,
    })
    editor.change('edit', numbered('A1'))
    const after = editor.get().draft
    may = false
    editor.change('edit', numbered('A2'))
    editor.undo()
    const pointer = (x: number, y: number) => ({ at: { x, y }, scale: 20, shift: false, alt: false })
    editor.pointer('down', pointer(11, 11))
    editor.pointer('move', pointer(31, 31))
    editor.pointer('up', pointer(31, 31))
    editor.use('booth')
    editor.pointer('down', pointer(30, 30))
    editor.pointer('move', pointer(40, 40))
    editor.pointer('up', pointer(40, 40))
    expect(editor.get()).toMatchObject({ draft: after, undoes: 'edit' })
    expect(editor.get().lifted.size).toBe(0)
    expect(editor.get().selection.size).toBe(0)
    expect(asked).toEqual([])
    editor.select(['c'])
    expect([...editor.get().selection]).toEqual(['c'])
    may = true
    editor.undo()
    expect(editor.get().draft).toBe(before)
    may = false
    editor.redo()
    expect(editor.get().draft).toBe(before)
  })
})

describe('whoever watches', () => {
  it('hears once of everything one act did, and no more after leaving', () => {
    const table = drawing(before)
    let heard = 0
    const leave = table.editor.subscribe(() => {
      heard += 1
    })
    table.use('booth')
    table.down([30, 30])
    table.move([40, 40])
    expect(heard).toBe(3)
    table.up([40, 40])
    expect(heard).toBe(4)
    leave()
    table.editor.undo()
    expect(heard).toBe(4)
  })

  it('may take another tool when asked about what was drawn', () => {
    const table = drawing(before)
    const { making, snapping } = table.editor.get()
    let made = 0
    const editor = createEditor({
      draft: before,
      tools: designTools,
      making,
      snapping,
      newId: () => uuid(++made),
      onQuestion: () => editor.use('select'),
    })
    const pointer = (x: number, y: number) => ({ at: { x, y }, scale: 20, shift: false, alt: false })
    editor.use('booth')
    editor.pointer('down', pointer(30, 30))
    editor.pointer('move', pointer(40, 40))
    editor.pointer('up', pointer(40, 40))
    expect(editor.get()).toMatchObject({ tool: 'select', cursor: 'default' })
    editor.pointer('down', pointer(50, 30))
    editor.pointer('move', pointer(60, 40))
    editor.pointer('up', pointer(60, 40))
    expect(editor.get().draft.booths).toHaveLength(4)
  })

  it('sees what is set beside the tools', () => {
    const { editor } = drawing(before)
    editor.set({ snapping: { grid: 0.5 }, making: { boothClass: 'raw' } })
    expect(editor.get()).toMatchObject({
      snapping: { on: false, grid: 0.5 },
      making: { boothClass: 'raw', exhibitType: '01' },
    })
  })
})
