import type { Draft } from '@fairground/floorplan/design/draft'
import type { BoothFact } from '@fairground/floorplan/design/drawn-draft'
import type { Editor, EditorState } from '@fairground/floorplan/design/editor'
import type { Question } from '@fairground/floorplan/design/tool'
import type { Rect } from '@fairground/floorplan/geometry'
import type { OpenedDesign } from '@fairground/wire/design'
import { createContext, use, useSyncExternalStore } from 'react'

/**
 * Why a plan can only be looked at: no key, design mode off, a screen too small to draw on, nobody asked for more, or
 * somebody else draws it.
 */
export type OnlyViewed = 'key' | 'designMode' | 'phone' | 'look' | 'seat'

/** One hall on the drawing table: what all parts of the screen share. */
export interface Design {
  hall: OpenedDesign['hall']
  editor: Editor
  /** The plan everybody sees now, as it could be drawn. */
  published: { number: number; draft: Draft }
  facts: ReadonlyMap<string, BoothFact>
  onlyViewed: OnlyViewed | undefined
  /** A setting: while it is off nobody draws here, nor gives or moves booths, whatever else stands in their way. */
  designMode: boolean
  /** What the person is asked for, and what closes the question. */
  question: Question | undefined
  ask: (question: Question | undefined) => void
  /** Brings a floor into sight, as jumping to a problem does. The stage says how. */
  lookAt: (floor: Rect) => void
  setLookAt: (lookAt: (floor: Rect) => void) => void
}

export const DesignContext = createContext<Design | undefined>(undefined)

export function useDesign(): Design {
  const design = use(DesignContext)
  if (!design) throw new Error('no hall is being drawn')
  return design
}

/** The editor as it stands, asked for by whoever draws it. */
export function useEditor<Part>(part: (state: EditorState) => Part): Part {
  const { editor } = useDesign()
  return useSyncExternalStore(editor.subscribe, () => part(editor.get()))
}
