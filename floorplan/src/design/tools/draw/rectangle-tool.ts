import type { Rect } from '../../../geometry'
import { snapPoint } from '../../snapping'
import { type Bench, nothingOver, type Pointer, type ToolState } from '../../tool'
import { snappingFor } from '../dots'
import { drawingRectangle } from './drawing-rectangle'

/** Waits for a rectangle to be begun, and shows what its corner would be lined up with. */
export function rectangleTool(put: (rect: Rect, bench: Bench) => void): ToolState {
  const corner = (pointer: Pointer, bench: Bench) =>
    snapPoint(bench.draft, pointer.at, { snapping: snappingFor(bench, pointer), scale: pointer.scale })
  const idle: ToolState = {
    cursor: 'crosshair',
    down(pointer, bench) {
      bench.show(nothingOver)
      return drawingRectangle(corner(pointer, bench).at, put, idle)
    },
    cancel: () => idle,
  }
  return idle
}
