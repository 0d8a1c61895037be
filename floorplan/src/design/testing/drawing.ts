import type { ScenePoint } from '../../scene'
import type { Draft, DraftBooth, Piece } from '../draft'
import { createEditor, type Editor } from '../editor'
import { pieceOf } from '../pieces'
import type { Making, Pointer, Question, Snapping, ToolName } from '../tool'
import { designTools } from '../tools'
import { hall, uuid } from './drafts'

export type Spot = readonly [x: number, y: number]
type Keys = Partial<Pick<Pointer, 'shift' | 'alt' | 'scale' | 'coarse'>>

/** Dots for a metre, so that eight dots are 40 centimetres. */
const usualScale = 20

const usualMaking: Making = {
  exhibitType: '01',
  boothClass: 'standard',
  areaUse: 'rest',
  laneUse: 'fire',
  doorUse: 'entrance',
  iconUse: 'hydrant',
}

export interface Drawing {
  editor: Editor
  /** What was asked, in order. */
  questions: Question[]
  down(at: Spot, keys?: Keys): void
  move(at: Spot, keys?: Keys): void
  up(at: Spot, keys?: Keys): void
  /** Down and up at one place. */
  click(at: Spot, keys?: Keys): void
  /** Two clicks, and that they were two. */
  twice(at: Spot, keys?: Keys): void
  /** Down at the first place, on through the others, up at the last. */
  drag(places: readonly Spot[], keys?: Keys): void
  key(key: 'Enter' | 'Escape'): void
  use(tool: ToolName): void
  draft(): Draft
  chosen(): string[]
  piece(id: string): Piece | undefined
  booth(id: string): DraftBooth
  /** The last that was drawn. */
  newest(): Piece | undefined
}

/** A drawing table without a screen. Nothing snaps unless it is asked for. */
export function drawing(
  draft: Draft = hall(),
  {
    scale = usualScale,
    snapping = { on: false, grid: 1 },
    making = {},
  }: { scale?: number; snapping?: Snapping; making?: Partial<Making> } = {},
): Drawing {
  const questions: Question[] = []
  let made = 0
  const editor = createEditor({
    draft,
    tools: designTools,
    making: { ...usualMaking, ...making },
    snapping,
    newId: () => uuid(++made),
    onQuestion: (question) => void questions.push(question),
  })
  const pointer = ([x, y]: Spot, keys: Keys = {}): Pointer => ({
    at: { x, y } satisfies ScenePoint,
    scale,
    shift: false,
    alt: false,
    ...keys,
  })
  const send =
    (what: Parameters<Editor['pointer']>[0]) =>
    (at: Spot, keys?: Keys): void =>
      editor.pointer(what, pointer(at, keys))
  const [down, move, up] = [send('down'), send('move'), send('up')]
  const click = (at: Spot, keys?: Keys): void => {
    move(at, keys)
    down(at, keys)
    up(at, keys)
  }
  const piece = (id: string) => pieceOf(editor.get().draft, id)

  return {
    editor,
    questions,
    down,
    move,
    up,
    click,
    twice(at, keys) {
      click(at, keys)
      click(at, keys)
      editor.pointer('twice', pointer(at, keys))
    },
    drag(places, keys) {
      const [first, last] = [places[0], places.at(-1)]
      if (!first || !last) throw new Error('A drag leads from one place to another.')
      move(first, keys)
      down(first, keys)
      for (const place of places.slice(1)) move(place, keys)
      up(last, keys)
    },
    key: (key) => (key === 'Enter' ? editor.finish() : editor.cancel()),
    use: editor.use,
    draft: () => editor.get().draft,
    chosen: () => [...editor.get().selection].sort(),
    piece,
    booth(id) {
      const found = piece(id)
      if (found?.kind !== 'booth') throw new Error(`There is no booth ${id}.`)
      return found
    },
    newest: () => piece(uuid(made)),
  }
}
