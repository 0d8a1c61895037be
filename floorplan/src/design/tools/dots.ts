import type { Rect } from '../../geometry'
import type { ScenePoint } from '../../scene'
import type { Bench, Pointer, Snapping } from '../tool'

/** What a hand does is told in dots of the screen, however near one looks at the plan. */

/** A shape with a shorter side was no shape but a hand that slipped. */
const leastDots = 8
/** Up to here a press is a click. */
const clickDots = 4
/** How far beside a line or a handle one may press, with a mouse and with a finger. */
const reachDots = 6
const fingerDots = 18

/** Metres; whoever points exactly means even this. */
const leastExact = 0.05

export const leastMetres = ({ scale, exact }: Pointer): number => (exact ? leastExact : leastDots / scale)
export const reachMetres = ({ scale, coarse }: Pointer): number => (coarse ? fingerDots : reachDots) / scale

export const isTooSmall = ({ width, depth }: Rect, pointer: Pointer): boolean =>
  width < leastMetres(pointer) || depth < leastMetres(pointer)

export const isTooShort = (from: ScenePoint, to: ScenePoint, pointer: Pointer): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) < leastMetres(pointer)

/** Whether one points there again, as well as a hand can. */
export const isBackAt = (place: ScenePoint, pointer: Pointer): boolean =>
  Math.hypot(pointer.at.x - place.x, pointer.at.y - place.y) <
  (pointer.coarse ? reachMetres(pointer) : leastMetres(pointer))

export const isDrag = (from: ScenePoint, { at, scale, exact }: Pointer): boolean =>
  Math.hypot(at.x - from.x, at.y - from.y) * scale > (exact ? 0 : clickDots)

/** As the person set it, unless a key lets go of it. */
export const snappingFor = ({ snapping }: Bench, { alt, exact }: Pointer): Snapping =>
  alt || exact ? { ...snapping, on: false } : snapping
