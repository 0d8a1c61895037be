import { snapPoint } from '../../snapping'
import type { ToolState } from '../../tool'
import { snappingFor } from '../dots'
import { drawingWall } from './drawing-wall'

/** Waits for the first point of a wall. */
export function wallTool(): ToolState {
  const idle: ToolState = {
    cursor: 'crosshair',
    down(pointer, bench) {
      const { at } = snapPoint(bench.draft, pointer.at, {
        snapping: snappingFor(bench, pointer),
        scale: pointer.scale,
      })
      return drawingWall([at], idle)
    },
    cancel: () => idle,
  }
  return idle
}
