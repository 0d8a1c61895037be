import { between } from '../../distance'
import type { ScenePoint } from '../../scene'
import type { Draft } from '../draft'
import { withReplaced } from '../edit'
import { stretched } from '../pieces'
import { isSame } from '../same'
import { isOnPaper } from './changing'

/** What has a scale of its own that nobody knows: drawings and pictures. */
export const scalable = ({ underlays, elements }: Draft) => [
  ...underlays,
  ...elements.filter((element) => element.kind === 'picture'),
]

/**
 * Stretches a picture, or what lies under the plan, around one point until the line from there to another is as long as it really is. Also
 * when it is locked: the lock keeps it from being moved by accident, and nobody says a length by accident.
 */
export function calibrated(
  draft: Draft,
  pictureId: string,
  from: ScenePoint,
  to: ScenePoint,
  metres: number,
): Draft {
  const picture = scalable(draft).find(({ id }) => id === pictureId)
  const drawn = between(from, to)
  if (!picture || !(drawn > 0) || !(metres > 0)) return draft
  const unit = { ...from, width: 1, depth: 1 }
  const after = stretched(picture, unit, { ...from, width: metres / drawn, depth: metres / drawn })
  if (isSame(after, picture) || !isOnPaper(after)) return draft
  return withReplaced(draft, new Map([[pictureId, after]]))
}
