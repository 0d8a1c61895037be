import type { ScenePoint } from '../../../scene'
import { snapPoint } from '../../snapping'
import { type Bench, nothingOver, type Pointer, type ToolState } from '../../tool'
import { snappingFor } from '../dots'

/** The pointer is down; where it is let go something is put. */
export function pressedSpot(
  put: (at: ScenePoint, bench: Bench, pointer: Pointer) => void,
  back: ToolState,
): ToolState {
  const snapped = (pointer: Pointer, bench: Bench) =>
    snapPoint(bench.draft, pointer.at, { snapping: snappingFor(bench, pointer), scale: pointer.scale })
  const pressed: ToolState = {
    cursor: 'crosshair',
    move(pointer, bench) {
      bench.show({ ...nothingOver, guides: snapped(pointer, bench).guides })
      return pressed
    },
    up(pointer, bench) {
      bench.show(nothingOver)
      put(snapped(pointer, bench).at, bench, pointer)
      return back
    },
    cancel(bench) {
      bench.show(nothingOver)
      return back
    },
  }
  return pressed
}
