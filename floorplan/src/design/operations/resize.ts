import type { ScenePoint } from '../../scene'
import type { Draft } from '../draft'
import { movableOf, resizableBounds } from '../handles'
import { boundsOf, stretched } from '../pieces'
import { leastSize, pulledBy } from '../pulling'
import { changed } from './changing'

/** Metres; smaller than this no side becomes by a key that is held down. */
const least = 0.1

/** Right and lower edge farther out, or in, and everything between stretched along; words and signs have one size. */
export function resize(draft: Draft, ids: ReadonlySet<string>, by: ScenePoint): Draft {
  const bounds = resizableBounds(draft, ids)
  if (!bounds) return draft
  const sides = movableOf(draft, ids).filter(({ kind }) => kind !== 'label' && kind !== 'icon')
  // What has no width, as a straight wall, cannot be made wider.
  const edges = { x: bounds.width > 0 ? 1 : 0, y: bounds.depth > 0 ? 1 : 0 } as const
  const to = pulledBy(bounds, edges, by, leastSize(sides.map(boundsOf), bounds, least))
  return changed(draft, ids, (piece) => stretched(piece, bounds, to))
}
