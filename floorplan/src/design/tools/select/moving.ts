import type { ScenePoint } from '../../../scene'
import { shifted } from '../../axes'
import type { Piece } from '../../draft'
import { withReplaced } from '../../edit'
import { boundsOfAll, moved } from '../../pieces'
import { snapMove } from '../../snapping'
import { type Bench, nothingOver, type Pointer, type ToolState } from '../../tool'
import { snappingFor } from '../dots'

interface Held {
  from: ScenePoint
  pieces: readonly Piece[]
  /** What was chosen before any of it was pressed. */
  before: ReadonlySet<string>
}

/** What is chosen follows the pointer, and lies where it is let go. */
export function moving({ from, pieces, before }: Held, back: ToolState): ToolState {
  const ids = new Set(pieces.map(({ id }) => id))
  const bounds = boundsOfAll(pieces)
  if (!bounds) return back

  const snapped = (pointer: Pointer, bench: Bench) => {
    const by = { x: pointer.at.x - from.x, y: pointer.at.y - from.y }
    return snapMove(bench.draft, ids, bounds, by, {
      snapping: snappingFor(bench, pointer),
      scale: pointer.scale,
      only: pointer.shift ? (Math.abs(by.x) >= Math.abs(by.y) ? 'x' : 'y') : undefined,
    })
  }
  const placedAt = (by: ScenePoint) => new Map(pieces.map((piece) => [piece.id, moved(piece, by)]))

  const held: ToolState = {
    cursor: 'grabbing',
    move(pointer, bench) {
      const { by, guides, distances } = snapped(pointer, bench)
      bench.lift(placedAt(by))
      bench.show({ guides, distances, measured: { rect: shifted(bounds, by), by } })
      return held
    },
    up(pointer, bench) {
      const { by } = snapped(pointer, bench)
      bench.drop()
      bench.show(nothingOver)
      if (by.x !== 0 || by.y !== 0) bench.change('move', withReplaced(bench.draft, placedAt(by)))
      return back
    },
    cancel(bench) {
      bench.drop()
      bench.show(nothingOver)
      bench.select(before)
      return back
    },
  }
  return held
}
