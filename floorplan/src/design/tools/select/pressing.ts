import type { Piece } from '../../draft'
import { withTheirGroups } from '../../edit'
import { isGround, movableOf } from '../../handles'
import type { Bench, Pointer, ToolState } from '../../tool'
import { isDrag } from '../dots'
import { choosing } from './choosing'
import { moving } from './moving'

/**
 * A piece is pressed: it is chosen when let go, and moved, with all that is chosen, when pulled. On locked pieces, and on
 * ground that was not chosen before, one pulls a frame as on the bare floor.
 */
export function pressing(piece: Piece, from: Pointer, bench: Bench, back: ToolState): ToolState {
  const { id } = piece
  const before = bench.selection
  const wasChosen = before.has(id)
  if (!wasChosen) bench.select(from.shift ? [...before, id] : [id])

  const pressed: ToolState = {
    cursor: 'move',
    move(pointer, bench) {
      if (!isDrag(from.at, pointer)) return pressed
      const pieces = movableOf(bench.draft, bench.selection)
      const isHeld = pieces.length > 0 && (wasChosen || !isGround(piece))
      const next = isHeld ? moving({ from: from.at, pieces, before }, back) : choosing(from, before, back)
      return next.move?.(pointer, bench) ?? next
    },
    up(_pointer, bench) {
      if (wasChosen) bench.select(from.shift ? withoutGroupOf(id, bench) : [id])
      return back
    },
    cancel(bench) {
      bench.select(before)
      return back
    },
  }
  return pressed
}

function withoutGroupOf(id: string, { draft, selection }: Bench): string[] {
  const gone = withTheirGroups(draft, [id])
  return [...selection].filter((chosen) => !gone.has(chosen))
}
