import type { Draft, Piece } from './draft'
import { withTheirGroups } from './edit'
import { done, type History, redone, type StepName, startingWith, undone } from './history'
import { pieceOf } from './pieces'
import {
  type Bench,
  type Making,
  nothingOver,
  type Overlay,
  type Pointer,
  type Question,
  type Snapping,
  type ToolName,
  type ToolState,
} from './tool'

/** Everything a screen shows of the plan that is being drawn. */
export interface EditorState {
  draft: Draft
  selection: ReadonlySet<string>
  tool: ToolName
  cursor: NonNullable<ToolState['cursor']>
  /** Pieces that are shown elsewhere than they are. */
  lifted: ReadonlyMap<string, Piece>
  overlay: Overlay
  /** Something is pulled out from where the pointer went down. */
  isPulling: boolean
  snapping: Snapping
  making: Making
  /** What would be undone and done again; nothing where there is nothing. */
  undoes: StepName | undefined
  redoes: StepName | undefined
  /** When the step that would be undone was made. */
  changedAt: number | undefined
}

export interface Editor {
  get(): EditorState
  subscribe(changed: () => void): () => void
  pointer(what: 'down' | 'move' | 'up' | 'twice', pointer: Pointer): void
  /** A key in place of a button: begins to pull, or ends it; where nothing is pulled it is a click. */
  press(pointer: Pointer): void
  /** Enter. */
  finish(): void
  /** Escape. */
  cancel(): void
  use(tool: ToolName): void
  select(ids: Iterable<string>): void
  /** One step that can be undone; steps of one run are undone together. */
  change(
    name: StepName,
    after: (draft: Draft) => Draft,
    options?: { select?: Iterable<string>; run?: string },
  ): void
  undo(): void
  redo(): void
  set(settings: { snapping?: Partial<Snapping>; making?: Partial<Making> }): void
  /** Another draft in place of this one, as when a version is brought back; with `afresh` nothing of before is undone. */
  load(draft: Draft, options?: { afresh?: boolean }): void
}

interface Options {
  draft: Draft
  /** Where each tool begins. */
  tools: Readonly<Record<ToolName, () => ToolState>>
  making: Making
  snapping: Snapping
  newId: () => string
  onQuestion: (question: Question) => void
  /** Whether whoever holds the pencil may change the plan now; looking, choosing and loading stay free. */
  mayChange?: () => boolean
  now?: () => number
}

const none: ReadonlyMap<string, Piece> = new Map()

/** A plan under the pencil, without any screen: the same in a browser and in a test. */
export function createEditor({
  draft,
  tools,
  making,
  snapping,
  newId,
  onQuestion,
  mayChange = () => true,
  now = Date.now,
}: Options): Editor {
  let history: History = startingWith(draft)
  let at: ToolState = tools.select()
  let state: EditorState = {
    draft,
    selection: new Set(),
    tool: 'select',
    cursor: 'default',
    lifted: none,
    overlay: nothingOver,
    isPulling: false,
    snapping,
    making,
    undoes: undefined,
    redoes: undefined,
    changedAt: undefined,
  }
  const listeners = new Set<() => void>()
  const questions: Question[] = []

  function show(next: Partial<EditorState>): void {
    const known = state
    const isNew = (Object.keys(next) as (keyof EditorState)[]).some((key) => next[key] !== known[key])
    if (isNew) state = { ...state, ...next }
  }

  /**
   * Whatever one act of the person does is shown at once, and only then is anything asked: an answer, or another tool, may
   * come before asking returns.
   */
  function act(does: () => void): void {
    const before = state
    does()
    if (state !== before) for (const changed of [...listeners]) changed()
    for (const question of questions.splice(0)) onQuestion(question)
  }

  function settle(next: History, selection: Iterable<string> = state.selection): void {
    history = next
    const last = next.past.at(-1)
    show({
      draft: next.now,
      lifted: none,
      selection: new Set([...selection].filter((id) => pieceOf(next.now, id))),
      undoes: last?.name,
      redoes: next.future[0]?.name,
      changedAt: last?.at,
    })
  }

  const made = (run?: string) => ({ run, at: now(), chosen: state.selection })

  /** What is chosen stays chosen; where nothing of it is left, what was chosen on that side of the step is again. */
  function across(next: History, step: { chosen: ReadonlySet<string> } | undefined): void {
    const isLeft = [...state.selection].some((id) => pieceOf(next.now, id))
    settle(next, isLeft ? state.selection : step?.chosen)
  }

  const bench: Bench = {
    get draft() {
      return state.draft
    },
    get selection() {
      return state.selection
    },
    get snapping() {
      return state.snapping
    },
    get making() {
      return state.making
    },
    newId,
    select(ids) {
      const there = [...ids].filter((id) => pieceOf(state.draft, id))
      show({ selection: withTheirGroups(state.draft, there) })
    },
    lift: (lifted) => show({ lifted }),
    drop: () => show({ lifted: none }),
    show: (overlay) => show({ overlay }),
    change: (name, after) => settle(mayChange() ? done(history, name, after, made()) : history),
    // Nobody is asked how something should become that stays as it is.
    ask: (question) => {
      const isThere = question.about === 'piece' && pieceOf(state.draft, question.id) !== undefined
      if (isThere || mayChange()) questions.push(question)
    },
  }

  function go(next: ToolState): void {
    at = next
    const { cursor = 'default', isPulling = false } = next
    show({ cursor, isPulling })
  }

  function cancel(): void {
    go(at.cancel(bench))
    show({ lifted: none, overlay: nothingOver })
  }

  return {
    get: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    pointer: (what, pointer) => act(() => go(at[what]?.(pointer, bench) ?? at)),
    press: (pointer) =>
      act(() => {
        const wasPulling = state.isPulling
        if (!wasPulling) go(at.down?.(pointer, bench) ?? at)
        if (wasPulling || !state.isPulling) go(at.up?.(pointer, bench) ?? at)
        // A hand trembles, so what it has begun shows at once; keys stand still.
        go(at.move?.(pointer, bench) ?? at)
      }),
    finish: () => act(() => go(at.finish?.(bench) ?? at)),
    cancel: () => act(cancel),
    use: (tool) =>
      act(() => {
        cancel()
        go(tools[tool]())
        show({ tool })
      }),
    select: (ids) => act(() => bench.select(ids)),
    change: (name, after, { select, run } = {}) =>
      act(() => {
        // Whatever the pointer was about to do was about another plan.
        cancel()
        if (mayChange()) settle(done(history, name, after(state.draft), made(run)), select)
      }),
    undo: () =>
      act(() => {
        cancel()
        if (mayChange()) across(undone(history, state.selection), history.past.at(-1))
      }),
    redo: () =>
      act(() => {
        cancel()
        if (mayChange()) across(redone(history, state.selection), history.future[0])
      }),
    set: ({ snapping: nextSnapping, making: nextMaking }) =>
      act(() =>
        show({
          snapping: { ...state.snapping, ...nextSnapping },
          making: { ...state.making, ...nextMaking },
        }),
      ),
    load: (next, { afresh = false } = {}) =>
      act(() => {
        cancel()
        settle(afresh ? startingWith(next) : done(history, 'restore', next, made()))
      }),
  }
}
