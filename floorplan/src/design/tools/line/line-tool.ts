import type { ScenePoint } from '../../../scene'
import { snapPoint } from '../../snapping'
import { type Bench, nothingOver, type Pointer, type ToolState } from '../../tool'
import { snappingFor } from '../dots'
import { drawingLine } from './drawing-line'

export interface LineUse {
  /** Lines over a drawing that lies under the plan follow it and nothing else. */
  snaps: boolean
  drawn(from: ScenePoint, to: ScenePoint, bench: Bench): void
}

/** Waits for a line that is drawn to know how long it is; the one before stays in sight until then. */
export function lineTool(use: LineUse): ToolState {
  const place = (pointer: Pointer, bench: Bench) => {
    const snapping = use.snaps ? snappingFor(bench, pointer) : { ...bench.snapping, on: false }
    return snapPoint(bench.draft, pointer.at, { snapping, scale: pointer.scale })
  }
  const idle: ToolState = {
    cursor: 'crosshair',
    down(pointer, bench) {
      bench.show(nothingOver)
      return drawingLine({ from: place(pointer, bench).at, place, drawn: use.drawn }, idle)
    },
    cancel(bench) {
      bench.show(nothingOver)
      return idle
    },
  }
  return idle
}
