import type { Draft } from '@fairground/floorplan/design/draft'
import { createEditor } from '@fairground/floorplan/design/editor'
import { designTools } from '@fairground/floorplan/design/tools/index'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftKeeper, type Kept } from './draft-keeper'
import { readKept, textOf } from './draft-text'
import type { LocalCopies, LocalCopy } from './local-copies'

const hallId = '00000000-0000-4000-8000-000000000009'
const savedAt = new Date('2026-11-17T06:32:06Z')
const draft: Draft = {
  version: 1,
  width: 84,
  depth: 54,
  elements: [],
  booths: [],
  underlays: [],
  locked: [],
  groups: [],
}
const unreachable = () => new CallFailure('unreachable', '')

/** A hall on the table, with a server that answers as it is told to, and a browser that remembers. */
function drawn() {
  const kept = new Map<string, LocalCopy>()
  const copies: LocalCopies = {
    put: async (copy) => void kept.set(copy.id, copy),
    of: async () => [...kept.values()],
    remove: async ({ id }) => void kept.delete(id),
  }
  const editor = createEditor({
    draft,
    tools: designTools,
    making: {
      exhibitType: '02',
      boothClass: 'standard',
      areaUse: 'rest',
      laneUse: 'fire',
      doorUse: 'exit',
      iconUse: 'lift',
    },
    snapping: { on: false, grid: 1 },
    newId: () => 'new',
    onQuestion: () => undefined,
  })
  const table = {
    seated: true,
    fails: undefined as (() => Error) | undefined,
    theirs: undefined as Kept | undefined,
  }
  const sent: { width: number; revision: number; on: string | undefined }[] = []
  const keeper = createDraftKeeper({
    editor,
    textOf,
    hallId,
    copyId: 'here',
    start: { draft, revision: 3, savedAt: undefined, on: 'v8' },
    copies,
    async save(scene, { from, on }) {
      if (table.fails) throw table.fails()
      sent.push({ width: (JSON.parse(scene) as Draft).width, revision: from, on })
      return { revision: from + 1, savedAt }
    },
    newest: async () => ({
      theirs: table.theirs ?? { draft, revision: 3, savedAt, savedBy: '', on: 'v8' },
      seated: table.seated,
    }),
    isSeated: () => table.seated,
  })
  const stop = keeper.start()
  const widen = (width: number) => editor.change('hall', (before) => ({ ...before, width }))
  const widthKept = () => {
    const [copy] = kept.values()
    return copy && (JSON.parse(copy.scene) as Draft).width
  }
  return { editor, keeper, table, sent, widen, widthKept, kept, stop }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what is drawn', () => {
  it('is on the server a moment after the last change, once', async () => {
    const { keeper, sent, widen, widthKept } = drawn()
    widen(85)
    await vi.advanceTimersByTimeAsync(1000)
    widen(86)
    expect(keeper.get().state).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1500)
    expect(sent).toEqual([{ width: 86, revision: 3, on: 'v8' }])
    expect(keeper.get()).toEqual({ state: 'saved', at: savedAt })
    expect(widthKept()).toBeUndefined()
  })

  it('stays in the browser as long as the connection is lost, and is sent when it is back', async () => {
    const { keeper, table, sent, widen, widthKept } = drawn()
    table.fails = unreachable
    widen(85)
    await vi.advanceTimersByTimeAsync(60_000)
    widen(86)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(keeper.get().state).toBe('offline')
    expect(widthKept()).toBe(86)
    table.fails = undefined
    keeper.again()
    await vi.advanceTimersByTimeAsync(10)
    expect(sent).toEqual([{ width: 86, revision: 3, on: 'v8' }])
    expect(keeper.get().state).toBe('saved')
    expect(widthKept()).toBeUndefined()
  })

  it('is kept here when somebody else has the seat by then', async () => {
    const { keeper, table, sent, widen, widthKept } = drawn()
    table.seated = false
    widen(85)
    await vi.advanceTimersByTimeAsync(2000)
    expect(keeper.get().state).toBe('lost')
    expect(sent).toEqual([])
    expect(widthKept()).toBe(85)
    table.seated = true
    keeper.again()
    await vi.advanceTimersByTimeAsync(10)
    expect(sent).toEqual([{ width: 85, revision: 3, on: 'v8' }])
  })

  it.each([
    { choice: 'theirs' as const, after: 90, undone: 85, sends: [] },
    { choice: 'mine' as const, after: 85, undone: 90, sends: [{ width: 85, revision: 7, on: 'v9' }] },
  ])('meets another draft without losing either: $choice', async ({ choice, after, undone, sends }) => {
    const { editor, keeper, table, sent, widen } = drawn()
    table.theirs = { draft: { ...draft, width: 90 }, revision: 7, savedAt, savedBy: '李倩', on: 'v9' }
    table.fails = () => new CallFailure(codes.conflict, '草稿已被修改')
    widen(85)
    await vi.advanceTimersByTimeAsync(2000)
    expect(keeper.get()).toMatchObject({ state: 'conflict', message: '草稿已被修改' })
    table.fails = undefined
    keeper.settle(choice)
    expect(editor.get().draft.width).toBe(after)
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toEqual(sends)
    editor.undo()
    expect(editor.get().draft.width).toBe(undone)
  })

  it('is sent again where whoever had the seat has left meanwhile', async () => {
    const { keeper, table, sent, widen } = drawn()
    table.fails = () => new CallFailure(codes.notSeated, '李倩正在编辑此展馆')
    widen(85)
    await vi.advanceTimersByTimeAsync(2000)
    expect(keeper.get().state).toBe('waiting')
    table.fails = undefined
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toEqual([{ width: 85, revision: 3, on: 'v8' }])
  })

  it('is lost in the server’s words where somebody else has the seat', async () => {
    const { keeper, table, widen } = drawn()
    table.fails = () => {
      table.seated = false
      return new CallFailure(codes.notSeated, '李倩正在编辑此展馆')
    }
    widen(85)
    await vi.advanceTimersByTimeAsync(2000)
    expect(keeper.get()).toEqual({ state: 'lost', message: '李倩正在编辑此展馆' })
  })

  it('is in conflict where the server says so, even with a draft of the same revision', async () => {
    const { keeper, table, widen } = drawn()
    table.fails = () => new CallFailure(codes.conflict, '平面图已重新发布')
    widen(85)
    await vi.advanceTimersByTimeAsync(2000)
    expect(keeper.get()).toMatchObject({ state: 'conflict', theirs: { revision: 3 } })
  })

  it('is refused in words where it cannot be written, kept whole, and saved once it can', async () => {
    const { editor, keeper, sent, widen, kept } = drawn()
    const underlay = {
      kind: 'underlay' as const,
      id: 'u',
      title: '底图.dxf',
      source: 'drawing' as const,
      file: hallId,
      x: 0,
      y: 0,
      width: 10.005,
      depth: 5,
      opacity: 0.3,
      rotation: 0,
    }
    editor.change('underlay', (before) => ({ ...before, underlays: [underlay] }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(keeper.get()).toEqual({ state: 'refused', why: { part: 'underlay', name: '底图.dxf' } })
    expect(sent).toEqual([])
    const [copy] = kept.values()
    expect(readKept(copy?.scene ?? '')).toMatchObject({ draft: { underlays: [{ width: 10.01 }] } })
    editor.undo()
    widen(86)
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toEqual([{ width: 86, revision: 3, on: 'v8' }])
    expect(keeper.get().state).toBe('saved')
  })

  it('goes on being saved after it was what the server has while the seat was lost', async () => {
    const { editor, keeper, table, sent, widen } = drawn()
    table.seated = false
    widen(85)
    await vi.advanceTimersByTimeAsync(2000)
    expect(keeper.get().state).toBe('lost')
    editor.undo()
    table.seated = true
    keeper.again()
    await vi.advanceTimersByTimeAsync(10)
    expect(keeper.get().state).toBe('saved')
    widen(87)
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toEqual([{ width: 87, revision: 3, on: 'v8' }])
  })

  it('is not sent when it is undone to what the server has', async () => {
    const { editor, keeper, sent, widen } = drawn()
    widen(85)
    editor.undo()
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toEqual([])
    expect(keeper.get().state).toBe('saved')
  })
})
