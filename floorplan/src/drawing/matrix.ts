import type { ScenePoint } from '../scene'

/** Where a block's points come to lie: a, b, c, d turn and stretch, e, f move. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const unchanged: Matrix = [1, 0, 0, 1, 0, 0]
/** Left is right. */
export const mirrored: Matrix = [-1, 0, 0, 1, 0, 0]

export const placed = ([a, b, c, d, e, f]: Matrix, { x, y }: ScenePoint): ScenePoint => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** First the inner, then the outer. */
export const within = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d] = outer
  const [ia, ib, ic, id, ie, jf] = inner
  const moved = placed(outer, { x: ie, y: jf })
  return [a * ia + c * ib, b * ia + d * ib, a * ic + c * id, b * ic + d * id, moved.x, moved.y]
}

export const turnedBy = (degrees: number): Matrix => {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
}

/** How much longer a line becomes, on the whole. */
export const stretchOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

/** Where what pointed that way points then, degrees. */
export function turnedWith([a, b, c, d]: Matrix, degrees: number): number {
  const angle = (degrees * Math.PI) / 180
  const { x, y } = placed([a, b, c, d, 0, 0], { x: Math.cos(angle), y: Math.sin(angle) })
  return (Math.atan2(y, x) * 180) / Math.PI
}

/** Whether what is drawn comes out as in a mirror. */
export const isMirroring = ([a, b, c, d]: Matrix): boolean => a * d - b * c < 0
