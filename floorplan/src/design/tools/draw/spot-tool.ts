import type { ScenePoint } from '../../../scene'
import type { Bench, Pointer, ToolState } from '../../tool'
import { pressedSpot } from './pressed-spot'

/** Waits for a click that puts something down. */
export function spotTool(put: (at: ScenePoint, bench: Bench, pointer: Pointer) => void): ToolState {
  const idle: ToolState = {
    cursor: 'crosshair',
    down: () => pressedSpot(put, idle),
    cancel: () => idle,
  }
  return idle
}
