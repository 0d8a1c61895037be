import type { Draft } from './draft'

/** What was done, for the words beside undo and redo. */
export const stepNames = [
  'draw',
  'generate',
  'move',
  'resize',
  'rotate',
  'align',
  'distribute',
  'duplicate',
  'paste',
  'remove',
  'edit',
  'number',
  'merge',
  'split',
  'group',
  'lock',
  'mend',
  'underlay',
  'calibrate',
  'hall',
  'restore',
  'import',
] as const
export type StepName = (typeof stepNames)[number]

interface Step<Doc> {
  name: StepName
  before: Doc
  after: Doc
  /** Steps of one run, such as nudges by the arrow keys, are undone together. */
  run: string | undefined
  /** When it was made, or last went on. */
  at: number
  /** What was chosen on the other side of it: before it was made, or before it was undone. */
  chosen: ReadonlySet<string>
}

/**
 * Every draft there was, as it was. Drafts share whatever a step did not touch, so keeping them all costs little, and what
 * is undone is the very draft that stood before.
 */
export interface History<Doc = Draft> {
  now: Doc
  past: readonly Step<Doc>[]
  future: readonly Step<Doc>[]
}

const nobody: ReadonlySet<string> = new Set()

export const startingWith = <Doc>(now: Doc): History<Doc> => ({ now, past: [], future: [] })

interface Doing {
  run?: string | undefined
  at?: number
  chosen?: ReadonlySet<string>
}

export function done<Doc>(
  history: History<Doc>,
  name: StepName,
  after: Doc,
  { run, at = 0, chosen = nobody }: Doing = {},
): History<Doc> {
  const { now, past } = history
  if (after === now) return history
  const last = past.at(-1)
  const goesOn = run !== undefined && last?.run === run && history.future.length === 0
  const step: Step<Doc> = {
    name,
    before: goesOn ? last.before : now,
    after,
    run,
    at,
    chosen: goesOn ? last.chosen : chosen,
  }
  return { now: after, past: [...(goesOn ? past.slice(0, -1) : past), step], future: [] }
}

export function undone<Doc>({ now, past, future }: History<Doc>, chosen = nobody): History<Doc> {
  const step = past.at(-1)
  return step
    ? { now: step.before, past: past.slice(0, -1), future: [{ ...step, chosen }, ...future] }
    : { now, past, future }
}

export function redone<Doc>({ now, past, future }: History<Doc>, chosen = nobody): History<Doc> {
  const [step, ...later] = future
  return step
    ? { now: step.after, past: [...past, { ...step, chosen }], future: later }
    : { now, past, future }
}
