import type { ScenePoint } from '../../scene'
import type { Draft, Piece } from '../draft'
import { unlocked, withPieces, withReplaced } from '../edit'
import { piecesWith } from '../pieces'
import { isSame } from '../same'

/** How much a draft can keep. */
const most = { booths: 20_000, elements: 5000, underlays: 20, groups: 5000 }
/** Where the paper ends, metres. */
const paper = { from: -1000, to: 10_000 }

/** What is drawn beyond the paper could not be kept. */
export function isOnPaper(piece: Piece): boolean {
  const isIn = ({ x, y }: ScenePoint) => [x, y].every((at) => at >= paper.from && at <= paper.to)
  switch (piece.kind) {
    case 'wall':
      return piece.points.every(isIn)
    case 'door':
      return isIn(piece.from) && isIn(piece.to)
    case 'label':
    case 'icon':
      return isIn(piece.at)
    default:
      return isIn(piece) && piece.width <= paper.to && piece.depth <= paper.to
  }
}

/**
 * Changes those that may be changed. What is locked stays, what comes out as it was is no change, and a change that would
 * carry a piece off the paper does not happen at all.
 */
export function changed(draft: Draft, ids: Iterable<string>, change: (piece: Piece) => Piece): Draft {
  const pieces = piecesWith(draft, unlocked(draft, ids))
  const next = new Map<string, Piece>()
  for (const piece of pieces) {
    const after = change(piece)
    if (isSame(piece, after)) continue
    if (!isOnPaper(after)) return draft
    next.set(piece.id, after)
  }
  return withReplaced(draft, next)
}

/** The draft with these on top, bound together as said; nothing where they cannot be kept. */
export function withNew(draft: Draft, pieces: readonly Piece[], groups: string[][]): Draft | undefined {
  const after = { ...withPieces(draft, pieces), groups: [...draft.groups, ...groups] }
  const fits =
    after.booths.length <= most.booths &&
    after.elements.length <= most.elements &&
    after.underlays.length <= most.underlays &&
    after.groups.length <= most.groups &&
    pieces.every(isOnPaper)
  return fits ? after : undefined
}
