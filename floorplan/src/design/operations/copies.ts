import type { ScenePoint } from '../../scene'
import type { Draft, Piece } from '../draft'
import { moved } from '../pieces'

interface Copies {
  pieces: Piece[]
  groups: string[][]
}

/** The same pieces elsewhere, under names of their own, bound together as they were. A number belongs to one booth only. */
export function copiesOf(
  pieces: readonly Piece[],
  groups: Draft['groups'],
  by: ScenePoint,
  newId: () => string,
): Copies {
  const idOf = new Map(pieces.map(({ id }) => [id, newId()]))
  return {
    pieces: pieces.map((piece) => {
      const copy = { ...moved(piece, by), id: idOf.get(piece.id) ?? newId() }
      return copy.kind === 'booth' ? { ...copy, code: '' } : copy
    }),
    groups: groups
      .map((members) => members.flatMap((id) => idOf.get(id) ?? []))
      .filter((members) => members.length > 1),
  }
}
