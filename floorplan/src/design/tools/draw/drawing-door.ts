import { between } from '../../../distance'
import type { ScenePoint } from '../../../scene'
import { type Line, nearestOn } from '../../lines'
import { toCentimetre } from '../../pieces'
import { snapPoint } from '../../snapping'
import { type Bench, nothingOver, type Pointer, type ToolState } from '../../tool'
import { isTooShort, snappingFor } from '../dots'
import { straightFrom } from '../straight'
import { place } from './placing'

/** From one jamb to the other: along its wall, or straight where there is none. */
export function drawingDoor(
  { from, wall }: { from: ScenePoint; wall: Line | undefined },
  back: ToolState,
): ToolState {
  const start = toCentimetres(from)

  const ended = (pointer: Pointer, bench: Bench): ScenePoint => {
    const view = { snapping: snappingFor(bench, pointer), scale: pointer.scale }
    const { at } = snapPoint(bench.draft, pointer.at, view)
    return toCentimetres(wall ? nearestOn(wall, at) : straightFrom(start, at))
  }

  const drawing: ToolState = {
    cursor: 'crosshair',
    isPulling: true,
    move(pointer, bench) {
      const to = ended(pointer, bench)
      const metres = toCentimetre(between(start, to))
      bench.show({
        guides: [],
        distances: metres > 0 ? [{ from: start, to, metres }] : [],
        path: [start, to],
      })
      return drawing
    },
    up(pointer, bench) {
      const to = ended(pointer, bench)
      bench.show(nothingOver)
      if (!isTooShort(start, to, pointer))
        place({ kind: 'door', id: bench.newId(), use: bench.making.doorUse, from: start, to }, bench)
      return back
    },
    cancel(bench) {
      bench.show(nothingOver)
      return back
    },
  }
  return drawing
}

const toCentimetres = ({ x, y }: ScenePoint): ScenePoint => ({ x: toCentimetre(x), y: toCentimetre(y) })
