import { between } from '../../distance'
import type { ScenePoint } from '../../scene'
import type { Draft } from '../draft'
import { withReplaced } from '../edit'
import { stretched } from '../pieces'
import { isSame } from '../same'
import { isOnPaper } from './changing'

/**
 * Stretches what lies under the plan around one point until the line from there to another is as long as it really is. Also
 * when it is locked: the lock keeps it from being moved by accident, and nobody says a length by accident.
 */
export function calibrated(
  draft: Draft,
  underlayId: string,
  from: ScenePoint,
  to: ScenePoint,
  metres: number,
): Draft {
  const underlay = draft.underlays.find(({ id }) => id === underlayId)
  const drawn = between(from, to)
  if (!underlay || !(drawn > 0) || !(metres > 0)) return draft
  const unit = { ...from, width: 1, depth: 1 }
  const after = stretched(underlay, unit, { ...from, width: metres / drawn, depth: metres / drawn })
  if (isSame(after, underlay) || !isOnPaper(after)) return draft
  return withReplaced(draft, new Map([[underlayId, after]]))
}
