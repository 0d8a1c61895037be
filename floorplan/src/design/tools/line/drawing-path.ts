import type { ScenePoint } from '../../../scene'
import { alongPath } from '../../operations/number'
import { type Bench, nothingOver, type Pointer, type ToolState } from '../../tool'
import { isDrag } from '../dots'

interface Path {
  points: readonly ScenePoint[]
  /** The booths it has run through. */
  ids: readonly string[]
}

/** A free line; the booths it runs through show in which order they are numbered. */
export function drawingPath({ points, ids }: Path, back: ToolState): ToolState {
  const last = points.at(-1)

  const longer = ({ at }: Pointer, { draft }: Bench): Path => {
    const met = alongPath(draft, [last ?? at, at])
    return { points: [...points, at], ids: [...new Set([...ids, ...met])] }
  }

  const drawing: ToolState = {
    cursor: 'crosshair',
    isPulling: true,
    move(pointer, bench) {
      if (last && !isDrag(last, pointer)) return drawing
      const path = longer(pointer, bench)
      bench.show({ ...nothingOver, path: path.points, order: path.ids })
      return drawingPath(path, back)
    },
    up(pointer, bench) {
      const path = longer(pointer, bench)
      bench.show(nothingOver)
      if (path.ids.length > 0) {
        bench.select(path.ids)
        bench.ask({ about: 'numbers', ids: path.ids, drawn: true })
      }
      return back
    },
    cancel(bench) {
      bench.show(nothingOver)
      return back
    },
  }
  return drawing
}
