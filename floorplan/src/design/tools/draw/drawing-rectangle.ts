import type { Rect } from '../../../geometry'
import type { ScenePoint } from '../../../scene'
import { rectBetween } from '../../axes'
import { distancesAround } from '../../gaps'
import { snapPoint } from '../../snapping'
import { type Bench, nothingOver, type Pointer, type ToolState } from '../../tool'
import { isTooSmall, snappingFor } from '../dots'

const nobody: ReadonlySet<string> = new Set()

/** A rectangle between where the pointer went down and where it is. With shift its sides are alike. */
export function drawingRectangle(
  start: ScenePoint,
  put: (rect: Rect, bench: Bench) => void,
  back: ToolState,
): ToolState {
  const drawn = (pointer: Pointer, bench: Bench) => {
    const { at, guides } = snapPoint(bench.draft, pointer.at, {
      snapping: snappingFor(bench, pointer),
      scale: pointer.scale,
    })
    return pointer.shift
      ? { rect: rectBetween(start, squareCorner(start, at)), guides: [] }
      : { rect: rectBetween(start, at), guides }
  }

  const drawing: ToolState = {
    cursor: 'crosshair',
    isPulling: true,
    move(pointer, bench) {
      const { rect, guides } = drawn(pointer, bench)
      const isShape = !isTooSmall(rect, pointer)
      bench.show({
        guides,
        distances: isShape ? distancesAround(bench.draft, rect, nobody) : [],
        frame: { rect, use: 'draw' },
        ...(isShape && { measured: { rect } }),
      })
      return drawing
    },
    up(pointer, bench) {
      const { rect } = drawn(pointer, bench)
      bench.show(nothingOver)
      if (!isTooSmall(rect, pointer)) put(rect, bench)
      return back
    },
    cancel(bench) {
      bench.show(nothingOver)
      return back
    },
  }
  return drawing
}

function squareCorner(start: ScenePoint, { x, y }: ScenePoint): ScenePoint {
  const side = Math.max(Math.abs(x - start.x), Math.abs(y - start.y))
  return { x: start.x + (x < start.x ? -side : side), y: start.y + (y < start.y ? -side : side) }
}
