import { type Direction, type Pace, paceMetres } from '@fairground/floorplan/design/crosshair'
import type { Draft } from '@fairground/floorplan/design/draft'
import { type BoothFact, isTaken } from '@fairground/floorplan/design/drawn-draft'
import type { Editor } from '@fairground/floorplan/design/editor'
import { movableOf, resizableBounds } from '@fairground/floorplan/design/handles'
import {
  type AlignEdge,
  align,
  distribute,
  duplicate,
  nudge,
  remove,
  rotate,
} from '@fairground/floorplan/design/operations/arrange'
import { group, isLocked, lock, ungroup } from '@fairground/floorplan/design/operations/bind'
import { withNew } from '@fairground/floorplan/design/operations/changing'
import { copied, pasted } from '@fairground/floorplan/design/operations/clipboard'
import { mergeBooths } from '@fairground/floorplan/design/operations/merge'
import { floorForBooth, newBooth } from '@fairground/floorplan/design/operations/new-booth'
import { resize } from '@fairground/floorplan/design/operations/resize'
import type { Question, ToolName } from '@fairground/floorplan/design/tool'
import type { ScenePoint } from '@fairground/floorplan/scene'
import type { TextEntry } from '../../lib/text'
import { createKeyRuns } from '../key-runs'
import { clipboard } from './clipboard'
import type { KeyHand } from './key-hand'
import { inReadingOrder } from './reading-order'
import { mergeRefusedTexts, stageTexts as texts } from './stage.texts'
import { createStepping } from './stepping'

interface Options {
  editor: Editor
  exhibitType: string
  facts: () => ReadonlyMap<string, BoothFact>
  newId: () => string
  ask: (question: Question) => void
  /** Asks which way one booth is cut, and into how many. */
  askSplit: (boothId: string) => void
  /** Why something was not done, or what was done that cannot be seen. */
  tell: (tone: 'info' | 'warning', words: TextEntry, params?: Record<string, string | number>) => void
  /** Where pasted pieces go. */
  pasteAt: () => ScenePoint
  /** The floor in the middle of the window. */
  middle: () => ScenePoint
  hand: KeyHand
}

/** Metres. */
const nudges = { little: 0.1, much: 1 }

/** What one can do to what is chosen, however it is asked for: by key, by button, by menu. */
export function createCommands({
  editor,
  exhibitType,
  facts,
  newId,
  ask,
  askSplit,
  tell,
  pasteAt,
  middle,
  hand,
}: Options) {
  const runOf = createKeyRuns()
  const stepping = createStepping(editor)
  const chosen = (): string[] => [...editor.get().selection]
  /** One step, and a word where locked pieces are all there was. */
  function change(
    name: Parameters<Editor['change']>[0],
    after: (draft: Draft, ids: ReadonlySet<string>) => Draft,
    options?: Parameters<Editor['change']>[2],
  ): void {
    const { draft, selection } = editor.get()
    if (selection.size === 0) return
    if ([...selection].every((id) => isLocked(draft, id))) return void tell('info', texts.allLocked)
    editor.change(name, (now) => after(now, selection), options)
  }
  function changeByKey(
    name: 'move' | 'resize',
    after: (draft: Draft, ids: ReadonlySet<string>, by: ScenePoint) => Draft,
    by: ScenePoint,
  ): void {
    change(name, (draft, ids) => after(draft, ids, by), { run: runOf([name, ...chosen()].join()) })
  }
  const isHeld = (id: string): boolean => {
    const fact = facts().get(id)
    return fact !== undefined && isTaken(fact)
  }

  function removeChosen(): void {
    const held = chosen().filter(isHeld)
    if (held.length > 0) {
      const codes = held.slice(0, 3).map((id) => facts().get(id)?.code ?? '')
      tell('warning', texts.heldStay, { codes: codes.join(', '), count: held.length })
    }
    if (held.length < editor.get().selection.size)
      change('remove', (draft, ids) => remove(draft, new Set([...ids].filter((id) => !isHeld(id)))))
  }

  function copy(): void {
    if (editor.get().selection.size === 0) return
    clipboard.put(copied(editor.get().draft, editor.get().selection))
    tell('info', texts.copied, { count: editor.get().selection.size })
  }

  /** Quicker than leading a crosshair around it: a booth of the usual size, which is moved and numbered next. */
  function putBooth(): void {
    const { draft, selection, snapping, making } = editor.get()
    const floor = floorForBooth(draft, { chosen: selection, middle: middle(), snapping })
    const booth = newBooth(draft, floor, making, newId())
    // Arrows move the booth next.
    hand.hide()
    editor.change('draw', (now) => withNew(now, [booth], []) ?? now, { select: [booth.id] })
    if (editor.get().selection.has(booth.id)) ask({ about: 'piece', id: booth.id })
  }

  return {
    hasChosen: () => editor.get().selection.size > 0,
    undo: () => editor.undo(),
    redo: () => editor.redo(),
    /** Enter: what is chosen is asked about; with a tool in hand it presses where the crosshair stands. */
    finish(): void {
      const { tool, selection, isPulling, overlay } = editor.get()
      const [id] = selection
      const isUnderWay = isPulling || overlay.path !== undefined
      if (tool === 'select') {
        if (id === undefined) editor.finish()
        else ask({ about: 'piece', id })
      } else if (isUnderWay && !hand.isShown()) editor.finish()
      else if (tool === 'booth' && !isUnderWay && !hand.hasMoved()) putBooth()
      else hand.press()
    },
    use(tool: ToolName): void {
      hand.hide()
      editor.use(tool)
    },
    /** By its key: whoever takes a tool so may go on by keys. */
    take(tool: ToolName): void {
      editor.use(tool)
      if (tool !== 'select') hand.show()
    },
    hasTool: () => editor.get().tool !== 'select',
    /** An arrow leads the crosshair of the tool in hand, or else moves what is chosen. */
    go(direction: Direction, pace: Pace): void {
      if (editor.get().tool !== 'select' && (hand.isShown() || editor.get().selection.size === 0))
        return void hand.go(direction, pace)
      const by = pace === 'far' ? nudges.much : nudges.little
      changeByKey('move', nudge, { x: direction.x * by, y: direction.y * by })
    },
    goToEdge(direction: Direction): void {
      if (editor.get().tool !== 'select') hand.goToEdge(direction)
    },
    /** With a tool in hand a finer step; else right and lower edge of what is chosen, out or in. */
    goOtherwise(direction: Direction, pace: Pace): void {
      const { tool, selection, snapping, draft } = editor.get()
      if (tool !== 'select' && (hand.isShown() || selection.size === 0))
        return void hand.go(direction, 'fine')
      if (selection.size > 0 && !resizableBounds(draft, selection) && movableOf(draft, selection).length > 0)
        return void tell('info', texts.oneSize)
      const by = paceMetres(pace, snapping)
      changeByKey('resize', resize, { x: direction.x * by, y: direction.y * by })
    },
    /** First what is under way, then what is chosen, then the tool. */
    cancel(): void {
      const { lifted, overlay, isPulling, selection, tool } = editor.get()
      const isBusy = isPulling || lifted.size > 0 || overlay.frame !== undefined || overlay.path !== undefined
      editor.cancel()
      if (isBusy) return
      if (selection.size > 0) editor.select([])
      else if (tool !== 'select') editor.use('select')
    },
    selectAll(): void {
      const { draft } = editor.get()
      editor.select([...draft.booths, ...draft.elements].map(({ id }) => id))
    },
    ...stepping,
    remove: removeChosen,
    copy,
    cut(): void {
      copy()
      removeChosen()
    },
    paste(): void {
      const { draft } = editor.get()
      const done = pasted(draft, clipboard.get(), { at: pasteAt(), newId, exhibitType })
      if (!done) return void tell('info', texts.nothingToPaste)
      editor.change('paste', () => done.draft, { select: done.ids })
    },
    duplicate(): void {
      const { draft, selection } = editor.get()
      if (selection.size === 0) return
      const done = duplicate(draft, selection, newId)
      editor.change('duplicate', () => done.draft, { select: done.ids })
    },
    group: () => change('group', group),
    ungroup: () => change('group', ungroup),
    /** Locks what is chosen; what is locked already is let go. */
    lock(): void {
      const { draft, selection } = editor.get()
      if (selection.size === 0) return
      const on = [...selection].some((id) => !isLocked(draft, id))
      editor.change('lock', (now) => lock(now, selection, on))
    },
    rotate: () => change('rotate', rotate),
    align(edge: AlignEdge): void {
      if (editor.get().selection.size < 2) return void tell('info', texts.alignFew)
      change('align', (draft, ids) => align(draft, ids, edge))
    },
    distribute(along: 'x' | 'y'): void {
      if (editor.get().selection.size < 3) return void tell('info', texts.distributeFew)
      change('distribute', (draft, ids) => distribute(draft, ids, along))
    },
    renumber(): void {
      const { draft, selection } = editor.get()
      const booths = inReadingOrder(draft.booths.filter(({ id }) => selection.has(id)))
      if (booths.length === 0) tell('info', texts.renumberNone)
      else ask({ about: 'numbers', ids: booths.map(({ id }) => id) })
    },
    merge(): void {
      const { draft, selection } = editor.get()
      const done = mergeBooths(draft, selection, facts())
      if ('refused' in done) return void tell('warning', mergeRefusedTexts[done.refused])
      editor.change('merge', () => done.draft, { select: [done.survivor] })
      const code = done.draft.booths.find(({ id }) => id === done.survivor)?.code
      tell('info', code ? texts.merged : texts.mergedUnnumbered, { code: code ?? '' })
    },
    split(): void {
      const { draft, selection } = editor.get()
      const booths = draft.booths.filter(({ id }) => selection.has(id))
      const [booth] = booths
      if (booth && booths.length === 1) askSplit(booth.id)
      else tell('info', texts.splitOne)
    },
  }
}

export type Commands = ReturnType<typeof createCommands>
