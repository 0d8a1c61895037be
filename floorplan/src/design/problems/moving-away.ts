import type { ScenePoint } from '../../scene'
import type { DraftBooth, Piece } from '../draft'
import { changed } from '../operations/changing'
import { boundsOf, moved } from '../pieces'
import { type Floor, floorOf, isGoodPlace } from './floor-of'
import type { Mend } from './problem'

/** Steps a booth could make; the shortest one that leads to a good place is made. */
type Steps = (booth: DraftBooth, floor: Floor) => ScenePoint[]

/** Offered only where there is such a step for a booth that may move; looked for again when it is made. */
export function mendByMoving(floor: Floor, booth: DraftBooth, steps: Steps): Mend | undefined {
  if (!shortest(floor, booth, steps)) return undefined
  return {
    apply(draft) {
      const later = floorOf(draft, floor.held)
      const now = later.pieces.get(booth.id)
      const step = now?.kind === 'booth' && shortest(later, now, steps)
      return step ? changed(draft, [booth.id], (piece) => moved(piece, step)) : draft
    },
  }
}

const shortest = (floor: Floor, booth: DraftBooth, steps: Steps): ScenePoint | undefined =>
  floor.fixed.has(booth.id)
    ? undefined
    : steps(booth, floor)
        .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))
        .find((step) => isGoodPlace(floor, moved(booth, step)))

/** To one side of another piece, until the two only touch. */
export const mendByMovingOff = (floor: Floor, booth: DraftBooth, other: Piece): Mend | undefined =>
  mendByMoving(floor, booth, (now, { pieces }) => {
    const there = pieces.get(other.id)
    if (!there) return []
    const { x, y, width, depth } = boundsOf(there)
    return [
      { x: x - now.x - now.width, y: 0 },
      { x: x + width - now.x, y: 0 },
      { x: 0, y: y - now.y - now.depth },
      { x: 0, y: y + depth - now.y },
    ]
  })
