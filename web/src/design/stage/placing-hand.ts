import type { Editor } from '@fairground/floorplan/design/editor'
import { boundsOf } from '@fairground/floorplan/design/pieces'
import { overlaps, type Rect } from '@fairground/floorplan/geometry'
import type { ScenePoint } from '@fairground/floorplan/scene'
import { floorAt, type MapStage } from '../../hall'
import type { Watched } from './watched'

/** What a press on a plan that nobody draws has become, in pixels of the plan. */
export type Gesture =
  | { kind: 'frame'; from: ScenePoint; to: ScenePoint }
  | { kind: 'carry'; boothId: string; at: ScenePoint; onto: string | undefined }

interface Options {
  stage: MapStage
  editor: Editor
  gesture: Watched<Gesture | undefined>
  /** Whether whoever has this booth may be taken elsewhere. */
  mayCarry: (boothId: string) => boolean
  onCarried: (boothId: string, onto: string) => void
}

export interface PlacingHand {
  /** Whether this press means more than moving the sheet. */
  begin: (at: ScenePoint, event: { shiftKey: boolean; pointerType: string }) => boolean
  move: (at: ScenePoint) => void
  end: () => void
  cancel: () => void
}

/** Where nothing is drawn: with Shift a frame chooses several booths, and the chosen one carries its company elsewhere. */
export function createPlacingHand({ stage, editor, gesture, mayCarry, onCarried }: Options): PlacingHand {
  function choose(framed: Rect): void {
    const { draft, selection } = editor.get()
    const inside = draft.booths.filter((booth) => overlaps(boundsOf(booth), framed)).map(({ id }) => id)
    editor.select([...new Set([...selection, ...inside])])
  }
  return {
    begin(at, { shiftKey, pointerType }) {
      const boothId = stage.nameAt(at)
      const { selection } = editor.get()
      if (shiftKey) gesture.set({ kind: 'frame', from: at, to: at })
      // A finger that pulls moves the sheet, wherever it begins.
      else if (
        pointerType !== 'touch' &&
        boothId &&
        selection.size === 1 &&
        selection.has(boothId) &&
        mayCarry(boothId)
      )
        gesture.set({ kind: 'carry', boothId, at, onto: undefined })
      else return false
      return true
    },
    move(at) {
      const now = gesture.get()
      if (now?.kind === 'frame') gesture.set({ ...now, to: at })
      if (now?.kind === 'carry') {
        const under = stage.nameAt(at)
        gesture.set({ ...now, at, onto: under === now.boothId ? undefined : under })
      }
    },
    end() {
      const now = gesture.get()
      gesture.set(undefined)
      if (now?.kind === 'frame')
        choose(between(floorAt(stage.view(), now.from), floorAt(stage.view(), now.to)))
      if (now?.kind === 'carry' && now.onto) onCarried(now.boothId, now.onto)
    },
    cancel: () => gesture.set(undefined),
  }
}

/** The rectangle of which these are two corners. */
export const between = (one: ScenePoint, other: ScenePoint): Rect => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  depth: Math.abs(one.y - other.y),
})
