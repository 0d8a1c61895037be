import { tolerance } from '../../geometry'
import type { ScenePoint } from '../../scene'
import type { Piece } from '../draft'

type Lifted = ReadonlyMap<string, Piece>

/** How far booths lie from where they were, where that is all that became of them. */
export function shiftOf(before: Lifted, after: Lifted): ScenePoint | undefined {
  if (before.size !== after.size) return undefined
  let by: ScenePoint | undefined
  for (const [id, piece] of after) {
    const was = before.get(id)
    if (was?.kind !== 'booth' || piece.kind !== 'booth' || !isOnlyElsewhere(was, piece)) return undefined
    const [x, y] = [piece.x - was.x, piece.y - was.y]
    by ??= { x, y }
    if (Math.abs(x - by.x) > tolerance || Math.abs(y - by.y) > tolerance) return undefined
  }
  return by
}

function isOnlyElsewhere(was: object, is: object): boolean {
  const [before, after] = [was as Record<string, unknown>, is as Record<string, unknown>]
  for (const field in after)
    if (field !== 'x' && field !== 'y' && after[field] !== before[field]) return false
  return Object.keys(before).length === Object.keys(after).length
}
