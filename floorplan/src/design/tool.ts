import type { Rect } from '../geometry'
import type { ScenePoint } from '../scene'
import type { Draft, DraftBooth, Piece } from './draft'
import type { StepName } from './history'

export const toolNames = [
  'select',
  'booth',
  'generate',
  'area',
  'lane',
  'wall',
  'door',
  'pillar',
  'label',
  'icon',
  'number',
  'measure',
  'calibrate',
] as const
export type ToolName = (typeof toolNames)[number]

/** One look at the pointer. */
export interface Pointer {
  /** Where it points on the floor, metres. */
  at: ScenePoint
  /** Dots of the screen for a metre. */
  scale: number
  /** Add to what is chosen; keep to one direction. */
  shift: boolean
  /** Let nothing snap. */
  alt: boolean
  /** A finger, which covers what it points at. */
  coarse?: boolean | undefined
  /** Led by keys, which never slip: it points exactly where it says, so nothing snaps and nothing is too small. */
  exact?: boolean | undefined
}

/** A straight line that says what something is lined up with, from end to end. */
export interface Guide {
  from: ScenePoint
  to: ScenePoint
}

/** A length that is said on the plan, metres. */
export interface Distance extends Guide {
  metres: number
  /** One of two gaps in a row that are alike. */
  equal?: boolean | undefined
}

/** What is drawn over the plan while something is under way. */
export interface Overlay {
  guides: readonly Guide[]
  distances: readonly Distance[]
  /** The rectangle that is being drawn, or chosen with. */
  frame?: { rect: Rect; use: 'choose' | 'draw' } | undefined
  /** A line of points that is being drawn. */
  path?: readonly ScenePoint[] | undefined
  /** What is being drawn, pulled or moved: its measures are said beside it, and how far it came from where it lay. */
  measured?: { rect: Rect; by?: ScenePoint | undefined } | undefined
  /** Booths in the order in which they get their numbers. */
  order?: readonly string[] | undefined
}

export const nothingOver: Overlay = { guides: [], distances: [] }

/** What a tool may do to the plan. */
export interface Bench {
  readonly draft: Draft
  readonly selection: ReadonlySet<string>
  /** Grid and snapping as the person wants them. */
  readonly snapping: Snapping
  /** What new pieces are like. */
  readonly making: Making
  /** A name for something new. */
  newId(): string
  select(ids: Iterable<string>): void
  /** Shows pieces elsewhere than they are, without changing anything yet. */
  lift(pieces: ReadonlyMap<string, Piece>): void
  /** Puts down what is lifted: nothing is changed. */
  drop(): void
  show(overlay: Overlay): void
  /** One step that can be undone. */
  change(name: StepName, after: Draft): void
  /** The person is asked for something next: what a booth is, what a text says, how long a line really is. */
  ask(question: Question): void
}

export interface Snapping {
  on: boolean
  /** Metres between two lines of the grid. */
  grid: number
}

/** What is set beside the tools for what is drawn next. */
export interface Making {
  exhibitType: string
  boothClass: DraftBooth['boothClass']
  /** The number of the first booth of a hall; without one it has none. */
  firstCode?: string | undefined
  areaUse: Extract<Piece, { kind: 'area' }>['use']
  laneUse: Extract<Piece, { kind: 'lane' }>['use']
  doorUse: Extract<Piece, { kind: 'door' }>['use']
  iconUse: Extract<Piece, { kind: 'icon' }>['use']
}

export type Question =
  | { about: 'piece'; id: string }
  | { about: 'rows'; floor: Rect }
  /** With `drawn` they stand in the order of a line somebody drew. */
  | { about: 'numbers'; ids: readonly string[]; drawn?: boolean }
  | { about: 'length'; from: ScenePoint; to: ScenePoint }

/** Where a tool is at: what the pointer does next means something else in each. Answers the state that follows. */
export interface ToolState {
  down?(pointer: Pointer, bench: Bench): ToolState
  move?(pointer: Pointer, bench: Bench): ToolState
  up?(pointer: Pointer, bench: Bench): ToolState
  /** The second of two quick clicks. */
  twice?(pointer: Pointer, bench: Bench): ToolState
  /** Enter: what is drawn is finished as it is. */
  finish?(bench: Bench): ToolState
  /** Escape, or another tool: what is under way has not happened. */
  cancel(bench: Bench): ToolState
  /** Something is pulled out between where the pointer went down and where it goes up. */
  readonly isPulling?: boolean
  /** How the pointer looks here. */
  readonly cursor?:
    | 'default'
    | 'move'
    | 'crosshair'
    | 'grabbing'
    | 'nwse-resize'
    | 'nesw-resize'
    | 'ns-resize'
    | 'ew-resize'
}
