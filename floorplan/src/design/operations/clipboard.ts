import { openToSeveral } from '@fairground/domain/venue'
import { middleOf, overlaps } from '../../geometry'
import type { ScenePoint } from '../../scene'
import { spatialIndex } from '../../spatial-index'
import { type Draft, type Piece, readDraft, writeDraft } from '../draft'
import { withPieces, withTheirGroups } from '../edit'
import { boundsOf, boundsOfAll, moved, piecesOf, piecesWith, toCentimetre } from '../pieces'
import { withNew } from './changing'
import { copiesOf } from './copies'

/** What is copied is a draft of its own with nothing else on it, so that it is read as strictly as any other. */
export function copied(draft: Draft, ids: Iterable<string>): string {
  const chosen = withTheirGroups(draft, ids)
  const bare: Draft = { ...draft, underlays: [], elements: [], booths: [], locked: [], groups: [] }
  const groups = draft.groups.filter((members) => members.some((id) => chosen.has(id)))
  return writeDraft({ ...withPieces(bare, piecesWith(draft, chosen)), groups })
}

interface Pasting {
  /** Where its middle goes; without it, where it was copied from, or beside that where booths are already. */
  at?: ScenePoint | undefined
  newId: () => string
  /** What the hall shows; in a hall for several each booth stays what it was. */
  exhibitType: string
}

export function pasted(
  draft: Draft,
  text: string,
  { at, newId, exhibitType }: Pasting,
): { draft: Draft; ids: string[] } | undefined {
  const copy = readDraft(text)
  if ('fault' in copy) return undefined
  const pieces = piecesOf(copy.scene)
  const floor = boundsOfAll(pieces)
  if (!floor) return undefined
  const middle = middleOf(floor)
  const by = at
    ? { x: toCentimetre(at.x - middle.x), y: toCentimetre(at.y - middle.y) }
    : besideWhatIsThere(draft, pieces, toCentimetre(floor.width) || 1)
  const copies = copiesOf(pieces, copy.scene.groups, by, newId)
  const isForAll = exhibitType === openToSeveral
  const meant = copies.pieces.map(
    (piece): Piece => (piece.kind === 'booth' && !isForAll ? { ...piece, exhibitType } : piece),
  )
  const after = withNew(draft, meant, copies.groups)
  return after && { draft: after, ids: meant.map(({ id }) => id) }
}

/** To the right, as often as needed until no booth lies on another, or on the same place where there is no end of them. */
function besideWhatIsThere({ booths }: Draft, pieces: readonly Piece[], width: number): ScenePoint {
  const index = spatialIndex(booths)
  const landing = pieces.filter(({ kind }) => kind === 'booth')
  const isFree = (x: number) =>
    landing.every((piece) => {
      const floor = boundsOf(moved(piece, { x, y: 0 }))
      return index.within(floor).every((booth) => !overlaps(booth, floor))
    })
  for (let times = 0; times < mostTries; times++) if (isFree(times * width)) return { x: times * width, y: 0 }
  return { x: 0, y: 0 }
}

const mostTries = 100
