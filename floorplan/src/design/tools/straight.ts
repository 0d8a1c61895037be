import type { ScenePoint } from '../../scene'

/** The same way straight across or straight down, whichever is nearer. */
export const straightFrom = (from: ScenePoint, { x, y }: ScenePoint): ScenePoint =>
  Math.abs(x - from.x) >= Math.abs(y - from.y) ? { x, y: from.y } : { x: from.x, y }
