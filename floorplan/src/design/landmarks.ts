import type { Rect } from '../geometry'
import { type SpatialIndex, spatialIndex } from '../spatial-index'
import type { Draft, Piece } from './draft'
import { linesOf } from './lines'
import { piecesOf } from './pieces'

/** What others are lined up with. */
export interface Landmark extends Rect {
  id: string
  /** One cannot walk through it: distances are measured to it. */
  solid: boolean
  /** Its middle line is a place to draw along, as that of a wall. */
  spine: boolean
}

const known = new WeakMap<Draft, SpatialIndex<Landmark>>()

export function landmarksOf(draft: Draft): SpatialIndex<Landmark> {
  const index = known.get(draft) ?? spatialIndex(piecesOf(draft).flatMap(landmarksIn))
  known.set(draft, index)
  return index
}

function landmarksIn(piece: Piece): Landmark[] {
  switch (piece.kind) {
    case 'booth':
    case 'area':
    case 'pillar':
    case 'lane': {
      const { id, x, y, width, depth, kind } = piece
      return [{ id, x, y, width, depth, solid: kind !== 'lane', spine: false }]
    }
    case 'wall':
      return linesOf(piece)
        .filter(({ from, to }) => from.x === to.x || from.y === to.y)
        .map(({ from, to }) => ({
          id: piece.id,
          x: Math.min(from.x, to.x) - piece.thickness / 2,
          y: Math.min(from.y, to.y) - piece.thickness / 2,
          width: Math.abs(to.x - from.x) + piece.thickness,
          depth: Math.abs(to.y - from.y) + piece.thickness,
          solid: true,
          spine: true,
        }))
    // Words and signs lie where there is room for them, and what lies under the plan is no part of it.
    default:
      return []
  }
}

/** Further off nobody sees what something is lined up with. */
const sightMetres = 12

export const landmarksNear = (draft: Draft, { x, y, width, depth }: Rect, except: ReadonlySet<string>) =>
  landmarksOf(draft)
    .within({
      x: x - sightMetres,
      y: y - sightMetres,
      width: width + 2 * sightMetres,
      depth: depth + 2 * sightMetres,
    })
    .filter(({ id }) => !except.has(id))

export const hallOf = ({ width, depth }: Draft): Rect => ({ x: 0, y: 0, width, depth })
