import type { ScenePoint } from '../../scene'
import type { Draft } from '../draft'
import { movableOf, resizableBounds } from '../handles'
import { boundsOf, stretched } from '../pieces'
import { inProportion, leastSize, type PulledEdges, pulledBy } from '../pulling'
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
  const smallest = leastSize(sides.map(boundsOf), bounds, least)
  const wished = pulledBy(bounds, edges, by, smallest)
  // A picture that is stretched shows a hall that is not there.
  const to = sides.some(({ kind }) => kind === 'picture' || kind === 'underlay')
    ? inProportion(bounds, wished, edgesPulled(by), smallest)
    : wished
  return changed(draft, ids, (piece) => stretched(piece, bounds, to))
}

/** Right and lower edge, whichever the key is about; the left and the upper one stay. */
const edgesPulled = ({ x, y }: ScenePoint): PulledEdges => ({ x: x === 0 ? 0 : 1, y: y === 0 ? 0 : 1 })
