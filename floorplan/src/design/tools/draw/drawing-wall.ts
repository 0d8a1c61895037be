import { between } from '../../../distance'
import type { ScenePoint } from '../../../scene'
import { toCentimetre } from '../../pieces'
import { snapPoint } from '../../snapping'
import { type Bench, type Guide, nothingOver, type Pointer, type ToolState } from '../../tool'
import { isBackAt, isTooShort, snappingFor } from '../dots'
import { straightFrom } from '../straight'
import { place } from './placing'

const thickness = 0.3
/** A plan keeps no longer walls. */
const mostPoints = 200

/**
 * Point after point: each click, or the end of each pull, is the next one. Ends where it began, with two quick clicks, by
 * Enter, or by a finger or keys that point at its end once more. With shift it runs straight across or down.
 */
export function drawingWall(points: readonly ScenePoint[], back: ToolState): ToolState {
  const last = points.at(-1) ?? { x: 0, y: 0 }

  const next = (pointer: Pointer, bench: Bench): { at: ScenePoint; guides: Guide[]; closes: boolean } => {
    const [first] = points
    if (first && points.length > 2 && isBackAt(first, pointer)) return { at: first, guides: [], closes: true }
    const view = { snapping: snappingFor(bench, pointer), scale: pointer.scale }
    const { at, guides } = snapPoint(bench.draft, pointer.at, view)
    return pointer.shift
      ? { at: straightFrom(last, at), guides: [], closes: false }
      : { at, guides, closes: false }
  }

  const end = (closed: boolean, bench: Bench): ToolState => {
    bench.show(nothingOver)
    if (points.length > 1)
      place({ kind: 'wall', id: bench.newId(), points: [...points], closed, thickness }, bench)
    return back
  }

  const drawing: ToolState = {
    cursor: 'crosshair',
    move(pointer, bench) {
      const { at, guides } = next(pointer, bench)
      const metres = toCentimetre(between(last, at))
      bench.show({
        guides,
        distances: metres > 0 ? [{ from: last, to: at, metres }] : [],
        path: [...points, at],
      })
      return drawing
    },
    up(pointer, bench) {
      const { at, closes } = next(pointer, bench)
      if (closes) return end(true, bench)
      if ((pointer.coarse || pointer.exact) && points.length > 1 && isBackAt(last, pointer))
        return end(false, bench)
      if (isTooShort(last, at, pointer)) return drawing
      const longer = drawingWall([...points, at], back)
      if (points.length + 1 >= mostPoints) return longer.finish?.(bench) ?? longer
      bench.show({ ...nothingOver, path: [...points, at] })
      return longer
    },
    twice: (_pointer, bench) => end(false, bench),
    finish: (bench) => end(false, bench),
    cancel(bench) {
      bench.show(nothingOver)
      return back
    },
  }
  return drawing
}
