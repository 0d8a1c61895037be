import { contains, overlaps, type Rect } from '../geometry'
import type { ScenePoint } from '../scene'
import { type SpatialIndex, spatialIndex } from '../spatial-index'
import { rectBetween } from './axes'
import type { Draft, Piece } from './draft'
import { entersAt, fromLine, type Line, linesOf } from './lines'
import { boundsOf } from './pieces'

interface Lying extends Rect {
  piece: Piece
}

/** A list that a step did not touch stays the same list, so most steps sort only a part of the plan anew. */
const known = new WeakMap<readonly Piece[], SpatialIndex<Lying>>()

function indexOf(pieces: readonly Piece[]): SpatialIndex<Lying> {
  const index = known.get(pieces) ?? spatialIndex(pieces.map(lying))
  known.set(pieces, index)
  return index
}

function lying(piece: Piece): Lying {
  const { x, y, width, depth } = boundsOf(piece)
  const around = piece.kind === 'wall' ? piece.thickness / 2 : 0
  return { piece, ...grown({ x, y, width, depth }, around) }
}

const grown = ({ x, y, width, depth }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  depth: depth + 2 * by,
})

/** From the ground up, as the plan is drawn: small signs stand on booths, and would be out of reach under them. */
const heights: Record<Piece['kind'], number> = {
  underlay: 0,
  picture: 1,
  lane: 2,
  area: 3,
  wall: 4,
  door: 5,
  booth: 6,
  label: 7,
  pillar: 8,
  icon: 9,
}

/** What one points at; a line is met within `reach` metres. A locked underlay is paper that one draws on. */
export function pieceAt(draft: Draft, point: ScenePoint, reach: number): Piece | undefined {
  const locked = new Set(draft.locked)
  const floor = grown({ ...point, width: 0, depth: 0 }, reach)
  let top: Piece | undefined
  for (const pieces of [draft.underlays, draft.elements, draft.booths])
    for (const { piece, ...bounds } of indexOf(pieces).within(floor)) {
      if (piece.kind === 'underlay' && locked.has(piece.id)) continue
      if (!isMet(piece, bounds, point, reach)) continue
      if (!top || heights[piece.kind] >= heights[top.kind]) top = piece
    }
  return top
}

function isMet(piece: Piece, bounds: Rect, point: ScenePoint, reach: number): boolean {
  const lines = linesOf(piece)
  if (lines.length === 0) return contains(bounds, { ...point, width: 0, depth: 0 })
  const half = piece.kind === 'wall' ? piece.thickness / 2 : 0
  return lines.some((line) => fromLine(point, line) <= Math.max(reach, half))
}

/** What a frame takes as a whole. Locked pieces are taken one by one: they are mostly the ground one works on. */
export const piecesWithin = (draft: Draft, frame: Rect): Piece[] =>
  framed(draft, frame).filter((piece) => contains(frame, boundsOf(piece)))

/** What a frame takes by touching it. */
export const piecesTouching = (draft: Draft, frame: Rect): Piece[] =>
  framed(draft, frame).filter((piece) => {
    const lines = linesOf(piece)
    return lines.length === 0
      ? overlaps(frame, boundsOf(piece))
      : lines.some((line) => entersAt(frame, line) !== undefined)
  })

function framed(draft: Draft, frame: Rect): Piece[] {
  const locked = new Set(draft.locked)
  return [draft.underlays, draft.elements, draft.booths]
    .flatMap((pieces: readonly Piece[]) => indexOf(pieces).within(frame))
    .map(({ piece }) => piece)
    .filter(({ id }) => !locked.has(id))
}

/** The booths a line runs through, in its order. */
export const boothsAlong = ({ booths }: Draft, line: Line): string[] =>
  indexOf(booths)
    .within(rectBetween(line.from, line.to))
    .flatMap(({ piece, ...bounds }) => {
      const enters = entersAt(bounds, line)
      return enters === undefined ? [] : [{ id: piece.id, enters }]
    })
    .sort((one, other) => one.enters - other.enters)
    .map(({ id }) => id)
