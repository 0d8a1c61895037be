import type { ScenePoint } from './scene'

/** Metres as the crow flies; none where one of the points is missing. */
export const between = (one: ScenePoint | undefined, other: ScenePoint | undefined): number =>
  one && other ? Math.hypot(other.x - one.x, other.y - one.y) : 0
