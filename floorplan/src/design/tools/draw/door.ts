import { lineForDoor } from '../../door-lines'
import { nearestOn } from '../../lines'
import { snapPoint } from '../../snapping'
import type { ToolState } from '../../tool'
import { snappingFor } from '../dots'
import { drawingDoor } from './drawing-door'

/** Waits for the first jamb of a door, on a wall where one is near. */
export function doorTool(): ToolState {
  const idle: ToolState = {
    cursor: 'crosshair',
    down(pointer, bench) {
      const { at } = snapPoint(bench.draft, pointer.at, {
        snapping: snappingFor(bench, pointer),
        scale: pointer.scale,
      })
      const wall = lineForDoor(bench.draft, pointer.at, pointer.scale)
      return drawingDoor({ from: wall ? nearestOn(wall, at) : at, wall }, idle)
    },
    cancel: () => idle,
  }
  return idle
}
