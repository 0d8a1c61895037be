import type { Rect } from '../../geometry'
import type { ScenePoint } from '../../scene'
import type { Draft, Piece } from '../draft'
import { unlocked, without, withTheirGroups } from '../edit'
import { stepToFreePlace } from '../free-place'
import { boundsOfAll, moved, piecesWith, toCentimetre, turned } from '../pieces'
import { type Block, blocksOf, withBlocksMoved } from './blocks'
import { changed, withNew } from './changing'
import { copiesOf } from './copies'

export type AlignEdge = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'

/** Where a floor has its edge, along the direction that edge is about. */
const edgeOf: Record<AlignEdge, { along: 'x' | 'y'; at: (floor: Rect) => number }> = {
  left: { along: 'x', at: ({ x }) => x },
  centre: { along: 'x', at: ({ x, width }) => x + width / 2 },
  right: { along: 'x', at: ({ x, width }) => x + width },
  top: { along: 'y', at: ({ y }) => y },
  middle: { along: 'y', at: ({ y, depth }) => y + depth / 2 },
  bottom: { along: 'y', at: ({ y, depth }) => y + depth },
}

/** Lined up with what is locked among them, or else with the outermost. */
export function align(draft: Draft, ids: Iterable<string>, edge: AlignEdge): Draft {
  const blocks = blocksOf(draft, ids)
  const fixed = blocks.filter(({ isFixed }) => isFixed)
  const line = boundsOfAll((fixed.length > 0 ? fixed : blocks).flatMap(({ pieces }) => pieces))
  if (!line) return draft
  const { along, at } = edgeOf[edge]
  return withBlocksMoved(
    draft,
    blocks.map((block) => ({ block, by: step(along, at(line) - at(block.floor)) })),
  )
}

/** With the same room between one and the next; the outermost stay, and what is locked is left out. */
export function distribute(draft: Draft, ids: Iterable<string>, along: 'x' | 'y'): Draft {
  const start = ({ floor }: Block) => floor[along]
  const length = ({ floor }: Block) => (along === 'x' ? floor.width : floor.depth)
  const blocks = blocksOf(draft, ids)
    .filter(({ isFixed }) => !isFixed)
    .sort((one, other) => start(one) - start(other) || length(one) - length(other))
  const [first] = blocks
  if (!first || blocks.length < 3) return draft
  const end = Math.max(...blocks.map((block) => start(block) + length(block)))
  const covered = blocks.reduce((sum, block) => sum + length(block), 0)
  const gap = (end - start(first) - covered) / (blocks.length - 1)
  let at = start(first)
  return withBlocksMoved(
    draft,
    blocks.map((block) => {
      const by = step(along, at - start(block))
      at += length(block) + gap
      return { block, by }
    }),
  )
}

const step = (along: 'x' | 'y', by: number): ScenePoint => ({
  x: along === 'x' ? toCentimetre(by) : 0,
  y: along === 'y' ? toCentimetre(by) : 0,
})

export const nudge = (draft: Draft, ids: Iterable<string>, by: ScenePoint): Draft =>
  changed(draft, ids, (piece) => moved(piece, by))

/**
 * A quarter turn to the right around the middle of all that turn. Words and pictures go along: where they reach is known less
 * exactly than where booths and walls are, and what they surround would wander from turn to turn.
 */
export function rotate(draft: Draft, ids: Iterable<string>): Draft {
  const free = unlocked(draft, ids)
  const pieces = piecesWith(draft, free)
  const exact = pieces.filter((piece) => !('rotation' in piece))
  const floor = boundsOfAll(exact.length > 0 ? exact : pieces)
  return floor ? changed(draft, free, (piece) => turned(piece, turningPoint(floor))) : draft
}

/**
 * The middle, or right beside it where a turn around it would leave the centimetres. Of the two places beside it always the
 * same one is taken, so that four quarter turns end where they began.
 */
function turningPoint({ x, y, width, depth }: Rect): ScenePoint {
  const across = Math.round((2 * x + width) * 100)
  const down = Math.round((2 * y + depth) * 100)
  if ((across + down) % 2 === 0) return { x: across / 200, y: down / 200 }
  const isAcross = across % 2 !== 0
  const odd = isAcross ? across : down
  const even = isAcross ? down : across
  const beside = (odd - 1 + even) % 4 === 0 ? odd - 1 : odd + 1
  return isAcross ? { x: beside / 200, y: even / 200 } : { x: even / 200, y: beside / 200 }
}

/** Beside the original: where booths find room next to it, or else to its right. */
export function duplicate(
  draft: Draft,
  ids: Iterable<string>,
  newId: () => string,
): { draft: Draft; ids: string[] } {
  const pieces: Piece[] = piecesWith(draft, withTheirGroups(draft, ids))
  const floor = boundsOfAll(pieces)
  if (!floor) return { draft, ids: [] }
  const booths = pieces.filter((piece) => piece.kind === 'booth')
  const beside = stepToFreePlace(draft, booths, { apart: true }) ?? {
    x: toCentimetre(floor.width) || 1,
    y: 0,
  }
  const copies = copiesOf(pieces, draft.groups, beside, newId)
  const after = withNew(draft, copies.pieces, copies.groups)
  return after ? { draft: after, ids: copies.pieces.map(({ id }) => id) } : { draft, ids: [] }
}

export function remove(draft: Draft, ids: Iterable<string>): Draft {
  const going = unlocked(draft, ids)
  return piecesWith(draft, going).length > 0 ? without(draft, going) : draft
}
