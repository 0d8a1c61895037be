import type { Draft } from '@fairground/floorplan/design/draft'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { keptText, type UnwrittenPart } from './draft-text'
import type { LocalCopies } from './local-copies'

/** How what is drawn is kept. `offline` and `lost`: only on this device for now. */
export type Saving<Doc = Draft> =
  | { state: 'saved'; at: Date | undefined }
  | { state: 'waiting' }
  | { state: 'saving' }
  | { state: 'offline' }
  /** Somebody else has the seat. */
  | { state: 'lost'; message: string }
  /** The server has a draft that this one was not drawn on. */
  | { state: 'conflict'; message: string; theirs: Kept<Doc> }
  /** By the server in its words, or since something drawn cannot be written at all. */
  | { state: 'refused'; why: string | UnwrittenPart }

/** A draft as the server has it. */
interface Standing<Doc> {
  draft: Doc
  /** 0 where the server has none. */
  revision: number
  savedAt: Date | undefined
  /** The mark of the published plan it was begun on; nothing until that has been read. */
  on: string | undefined
}

export interface Kept<Doc = Draft> extends Standing<Doc> {
  savedBy: string
}

/** Whatever is drawn with: a hall, or the site. */
export interface Drawn<Doc> {
  get(): { draft: Doc }
  subscribe(changed: () => void): () => void
  load(draft: Doc): void
}

interface Options<Doc> {
  editor: Drawn<Doc>
  /** As text, or what of it stands in the way. */
  textOf: (draft: Doc) => string | UnwrittenPart
  hallId: string
  /** What is kept in the browser is called so. */
  copyId: string
  start: Standing<Doc>
  copies: LocalCopies
  save: (
    scene: string,
    made: { from: number; on: string | undefined },
  ) => Promise<{ revision: number; savedAt: Date }>
  /** What the server has now, after it has refused, and whether this tab may still draw. */
  newest: () => Promise<{ theirs: Kept<Doc>; seated: boolean }>
  isSeated: () => boolean
  now?: () => number
}

const restMs = 1500
const firstRetryMs = 2000
const longestRetryMs = 30_000

/** Nobody refused anything: it is worth trying again. */
const passing: ReadonlySet<CallFailure['code']> = new Set(['unreachable', codes.busy, codes.tooMany])

export type DraftKeeper<Doc = Draft> = ReturnType<typeof createDraftKeeper<Doc>>

/**
 * Keeps what is drawn: at once in this browser, a moment later on the server, one save at a time. What the server did not
 * take stays here until it has.
 */
export function createDraftKeeper<Doc>({
  editor,
  textOf,
  hallId,
  copyId,
  start,
  copies,
  save,
  newest,
  isSeated,
  now = Date.now,
}: Options<Doc>) {
  let kept = start.draft
  let { revision, on, savedAt } = start
  let saving: Saving<Doc> = { state: 'saved', at: savedAt }
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  let running: Promise<boolean> | undefined
  let seen = editor.get().draft
  /** Writes to the browser go one after the other, the newest at the end. */
  let writing: Promise<unknown> | undefined
  let wantsWriting = false
  const listeners = new Set<() => void>()

  const isDirty = (): boolean => editor.get().draft !== kept

  function show(next: Saving<Doc>): void {
    saving = next
    for (const changed of listeners) changed()
  }

  function keepHere(): void {
    wantsWriting = true
    if (writing) return
    const write = async (): Promise<void> => {
      while (wantsWriting) {
        wantsWriting = false
        if (isDirty())
          await copies.put({
            hallId,
            id: copyId,
            revision,
            scene: keptText(editor.get().draft, textOf),
            at: now(),
          })
        else await copies.remove({ hallId, id: copyId })
      }
    }
    writing = write()
      .catch(() => undefined)
      .finally(() => {
        writing = undefined
      })
  }

  function later(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  async function send(): Promise<boolean> {
    const { draft } = editor.get()
    const scene = textOf(draft)
    if (typeof scene !== 'string') {
      show({ state: 'refused', why: scene })
      return false
    }
    show({ state: 'saving' })
    try {
      const answer = await save(scene, { from: revision, on })
      kept = draft
      ;({ revision, savedAt } = answer)
      retryMs = firstRetryMs
      keepHere()
      show(isDirty() ? { state: 'waiting' } : { state: 'saved', at: savedAt })
      if (isDirty()) later(restMs)
      return true
    } catch (error) {
      await failed(error)
      return false
    }
  }

  async function failed(error: unknown): Promise<void> {
    if (!(error instanceof CallFailure) || passing.has(error.code)) return offline()
    try {
      const { theirs, seated } = await newest()
      if (!seated) show({ state: 'lost', message: error.message })
      else if (error.code === codes.notSeated) {
        // Whoever sat there has left meanwhile.
        show({ state: 'waiting' })
        tryLater()
      } else if (error.code === codes.conflict || theirs.revision !== revision)
        show({ state: 'conflict', message: error.message, theirs })
      else show({ state: 'refused', why: error.message })
    } catch {
      offline()
    }
  }

  function offline(): void {
    show({ state: 'offline' })
    tryLater()
  }

  function tryLater(): void {
    later(retryMs)
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }

  /** Saves what is not saved; answers whether the server has everything. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (running) {
      await running
      return isDirty() ? flush() : true
    }
    if (!isDirty()) {
      if (saving.state === 'lost' || saving.state === 'offline') show({ state: 'saved', at: savedAt })
      return true
    }
    if (saving.state === 'conflict') return false
    if (!isSeated()) {
      if (saving.state !== 'lost') show({ state: 'lost', message: '' })
      return false
    }
    running = send().finally(() => {
      running = undefined
    })
    return running
  }

  function noticeChange(): void {
    const { draft } = editor.get()
    if (draft === seen) return
    seen = draft
    keepHere()
    if (saving.state === 'conflict' || (saving.state === 'lost' && !isSeated())) return
    if (!isDirty()) {
      clearTimeout(timer)
      if (!running) show({ state: 'saved', at: savedAt })
      return
    }
    if (saving.state !== 'offline' && !running) show({ state: 'waiting' })
    if (saving.state !== 'offline') later(restMs)
  }

  return {
    get: (): Saving<Doc> => saving,
    subscribe(changed: () => void): () => void {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    flush,
    isDirty,
    revision: () => revision,
    on: () => on,
    /** The plan that was published from here has been read: what is drawn next is drawn on it. */
    standOn(mark: string): void {
      on = mark
    },
    /** The connection is back. */
    again(): void {
      if (saving.state === 'offline' || saving.state === 'lost') later(0)
    },
    /** The server has another draft: it takes the place of this one, or this one that one's. Either can be undone. */
    settle(choice: 'theirs' | 'mine'): void {
      if (saving.state !== 'conflict') return
      const { theirs } = saving
      const mine = editor.get().draft
      kept = theirs.draft
      ;({ revision, on, savedAt } = theirs)
      show({ state: 'saved', at: savedAt })
      editor.load(theirs.draft)
      if (choice === 'mine') editor.load(mine)
    },
    /** The server has this by now: what is on the table counts as kept. */
    adopt(at: Standing<Doc>): void {
      clearTimeout(timer)
      kept = at.draft
      ;({ revision, on, savedAt } = at)
      keepHere()
      if (isDirty()) {
        show({ state: 'waiting' })
        later(restMs)
      } else show({ state: 'saved', at: savedAt })
    },
    /** From now on, until what it answers is called. */
    start(): () => void {
      const stopWatching = editor.subscribe(noticeChange)
      return () => {
        clearTimeout(timer)
        stopWatching()
      }
    },
  }
}
