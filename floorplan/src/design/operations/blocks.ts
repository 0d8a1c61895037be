import type { Rect } from '../../geometry'
import type { ScenePoint } from '../../scene'
import type { Draft, Piece } from '../draft'
import { withTheirGroups } from '../edit'
import { boundsOfAll, moved, piecesWith } from '../pieces'
import { changed } from './changing'

/** Pieces that keep their places among themselves: a group, or one that belongs to none. */
export interface Block {
  pieces: Piece[]
  floor: Rect
  /** One of them is locked, so none of them moves. */
  isFixed: boolean
}

export function blocksOf(draft: Draft, ids: Iterable<string>): Block[] {
  const locked = new Set(draft.locked)
  const groupOf = new Map<string, object>()
  for (const members of draft.groups) for (const id of members) groupOf.set(id, members)
  const byGroup = new Map<object, Piece[]>()
  for (const piece of piecesWith(draft, withTheirGroups(draft, ids))) {
    const key = groupOf.get(piece.id) ?? piece
    byGroup.set(key, [...(byGroup.get(key) ?? []), piece])
  }
  return [...byGroup.values()].flatMap((pieces) => {
    const floor = boundsOfAll(pieces)
    return floor ? [{ pieces, floor, isFixed: pieces.some(({ id }) => locked.has(id)) }] : []
  })
}

export function withBlocksMoved(draft: Draft, moves: readonly { block: Block; by: ScenePoint }[]): Draft {
  const byId = new Map(
    moves
      .filter(({ block }) => !block.isFixed)
      .flatMap(({ block, by }) => block.pieces.map(({ id }) => [id, by] as const)),
  )
  return changed(draft, byId.keys(), (piece) => moved(piece, byId.get(piece.id) ?? { x: 0, y: 0 }))
}
