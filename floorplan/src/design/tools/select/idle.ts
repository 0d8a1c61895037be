import type { Rect } from '../../../geometry'
import { handleAt, handleCursors, isGround, movableOf, resizableBounds } from '../../handles'
import { pieceAt } from '../../hits'
import type { Bench, Pointer, ToolState } from '../../tool'
import { reachMetres } from '../dots'
import { choosing } from './choosing'
import { pressing } from './pressing'
import { resizing } from './resizing'

/** Nothing is held; the pointer shows what it would take. */
export function selectIdle(cursor: ToolState['cursor'] = 'default'): ToolState {
  const idle: ToolState = {
    cursor,
    move(pointer, bench) {
      const next = cursorOver(pointer, bench)
      return next === cursor ? idle : selectIdle(next)
    },
    down(pointer, bench) {
      const bounds = resizableBounds(bench.draft, bench.selection)
      const handle = bounds && handleNear(bounds, pointer)
      if (bounds && handle) return resizing({ handle, bounds, from: pointer.at }, idle)
      const piece = pieceAt(bench.draft, pointer.at, reachMetres(pointer))
      return piece ? pressing(piece, pointer, bench, idle) : choosing(pointer, bench.selection, idle)
    },
    twice(pointer, bench) {
      const piece = pieceAt(bench.draft, pointer.at, reachMetres(pointer))
      if (piece) bench.ask({ about: 'piece', id: piece.id })
      return idle
    },
    cancel: () => idle,
  }
  return idle
}

const handleNear = (bounds: Rect, pointer: Pointer) =>
  handleAt(bounds, pointer.at, { reach: reachMetres(pointer), scale: pointer.scale })

function cursorOver(pointer: Pointer, { draft, selection }: Bench): ToolState['cursor'] {
  const bounds = resizableBounds(draft, selection)
  const handle = bounds && handleNear(bounds, pointer)
  if (handle) return handleCursors[handle]
  const piece = pieceAt(draft, pointer.at, reachMetres(pointer))
  if (!piece || (isGround(piece) && !selection.has(piece.id))) return 'default'
  return movableOf(draft, new Set([piece.id])).length > 0 ? 'move' : 'default'
}
