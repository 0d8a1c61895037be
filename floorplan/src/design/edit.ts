import type { SceneElement } from '../scene'
import type { Draft, DraftBooth, Piece, Underlay } from './draft'

/** The few ways a draft changes; whatever somebody does to a plan is made of these. Nothing is changed in place. */

const isBooth = (piece: Piece): piece is DraftBooth => piece.kind === 'booth'
const isUnderlay = (piece: Piece): piece is Underlay => piece.kind === 'underlay'
const isElement = (piece: Piece): piece is SceneElement => !isBooth(piece) && !isUnderlay(piece)

/** On top of what is there. */
export const withPieces = (draft: Draft, pieces: readonly Piece[]): Draft => ({
  ...draft,
  underlays: [...draft.underlays, ...pieces.filter(isUnderlay)],
  elements: [...draft.elements, ...pieces.filter(isElement)],
  booths: [...draft.booths, ...pieces.filter(isBooth)],
})

/** Lists in which nothing changed stay the same lists, so that whoever draws or compares sees it at a glance. */
const each = <Kind extends Piece>(pieces: Kind[], change: (piece: Kind) => Piece): Kind[] => {
  let isSame = true
  const after = pieces.map((piece) => {
    const next = change(piece) as Kind
    if (next !== piece) isSame = false
    return next
  })
  return isSame ? pieces : after
}

/** Each in its place of the drawing order. */
export function withReplaced(draft: Draft, pieces: ReadonlyMap<string, Piece>): Draft {
  if (pieces.size === 0) return draft
  const next = (piece: Piece) => pieces.get(piece.id) ?? piece
  return {
    ...draft,
    underlays: each(draft.underlays, next),
    elements: each(draft.elements, next),
    booths: each(draft.booths, next),
  }
}

export const withChanged = (
  draft: Draft,
  ids: ReadonlySet<string>,
  change: (piece: Piece) => Piece,
): Draft => {
  const next = (piece: Piece) => (ids.has(piece.id) ? change(piece) : piece)
  return {
    ...draft,
    underlays: each(draft.underlays, next),
    elements: each(draft.elements, next),
    booths: each(draft.booths, next),
  }
}

export const withBooths = (
  draft: Draft,
  ids: ReadonlySet<string>,
  change: (booth: DraftBooth) => DraftBooth,
): Draft => ({ ...draft, booths: each(draft.booths, (booth) => (ids.has(booth.id) ? change(booth) : booth)) })

/** They leave their groups too; a group of one is none. */
export function without(draft: Draft, ids: ReadonlySet<string>): Draft {
  const stays = ({ id }: { id: string }) => !ids.has(id)
  return {
    ...draft,
    underlays: draft.underlays.filter(stays),
    elements: draft.elements.filter(stays),
    booths: draft.booths.filter(stays),
    locked: draft.locked.filter((id) => !ids.has(id)),
    groups: draft.groups
      .map((members) => members.filter((id) => !ids.has(id)))
      .filter((members) => members.length > 1),
  }
}

/** What may be changed of these: locked pieces stay as they are. */
export function unlocked(draft: Draft, ids: Iterable<string>): Set<string> {
  const locked = new Set(draft.locked)
  return new Set([...ids].filter((id) => !locked.has(id)))
}

/** Whoever takes hold of one takes hold of its group. */
export function withTheirGroups(draft: Draft, ids: Iterable<string>): Set<string> {
  const all = new Set(ids)
  for (const members of draft.groups)
    if (members.some((id) => all.has(id))) for (const id of members) all.add(id)
  return all
}
