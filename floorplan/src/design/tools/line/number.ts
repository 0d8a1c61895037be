import type { ToolState } from '../../tool'
import { drawingPath } from './drawing-path'

/** Waits for a line through the booths that are to be numbered. */
export function numberTool(): ToolState {
  const idle: ToolState = {
    cursor: 'crosshair',
    down(pointer, bench) {
      const begun = drawingPath({ points: [], ids: [] }, idle)
      return begun.move?.(pointer, bench) ?? begun
    },
    cancel: () => idle,
  }
  return idle
}
