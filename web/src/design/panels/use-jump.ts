import { boundsOfAll, piecesWith } from '@fairground/floorplan/design/pieces'
import type { Rect } from '@fairground/floorplan/geometry'
import { useDesign } from '../design-context'

/** Chooses pieces and brings them into sight. */
export function useJump(): (ids: readonly string[], floor?: Rect) => void {
  const { editor, lookAt } = useDesign()
  return (ids, floor) => {
    editor.select(ids)
    const seen = floor ?? boundsOfAll(piecesWith(editor.get().draft, new Set(ids)))
    if (seen) lookAt(seen)
  }
}
