import type { Rect } from '../geometry'
import type { ScenePoint } from '../scene'
import { toCentimetre } from './pieces'

/** Which edges are pulled: -1 the left or upper one, 1 the right or lower one, 0 neither. */
export interface PulledEdges {
  x: -1 | 0 | 1
  y: -1 | 0 | 1
}

interface Size {
  width: number
  depth: number
}

const centimetre = 0.01

/** How small the whole may be so that none of its pieces becomes smaller than `least`; what already is may stay so. */
export function leastSize(pieces: readonly Rect[], whole: Size, least: number): Size {
  const share = (lengths: readonly number[]) =>
    Math.max(0, ...lengths.filter((length) => length > 0).map((length) => Math.min(1, least / length)))
  const size = (length: number, lengths: readonly number[]) =>
    length === 0 ? 0 : Math.max(centimetre, toCentimetre(length * share(lengths)))
  return {
    width: size(
      whole.width,
      pieces.map(({ width }) => width),
    ),
    depth: size(
      whole.depth,
      pieces.map(({ depth }) => depth),
    ),
  }
}

/** The rectangle with these edges elsewhere; it never turns inside out. */
export function pulledBy(
  { x, y, width, depth }: Rect,
  edges: PulledEdges,
  by: ScenePoint,
  least: Size,
): Rect {
  const across = pulledSide(x, width, edges.x, by.x, least.width)
  const down = pulledSide(y, depth, edges.y, by.y, least.depth)
  return { x: across.start, y: down.start, width: across.length, depth: down.length }
}

function pulledSide(start: number, length: number, edge: -1 | 0 | 1, by: number, least: number) {
  const next = edge === 0 ? length : Math.max(least, toCentimetre(length + edge * by))
  return { start: edge < 0 ? toCentimetre(start + length - next) : start, length: next }
}

/** As large as was wished, but with the sides it had to each other; the corner or side across from the hand stays. */
export function inProportion(before: Rect, wished: Rect, edges: PulledEdges, least: Size): Rect {
  if (before.width === 0 || before.depth === 0) return wished
  const [across, down] = [wished.width / before.width, wished.depth / before.depth]
  const wanted = edges.x === 0 ? down : edges.y === 0 ? across : Math.max(across, down)
  const share = Math.max(wanted, least.width / before.width, least.depth / before.depth)
  const width = toCentimetre(before.width * share)
  const depth = toCentimetre(before.depth * share)
  const start = (from: number, length: number, next: number, edge: -1 | 0 | 1) =>
    toCentimetre(from + (length - next) * (edge < 0 ? 1 : edge > 0 ? 0 : 0.5))
  return {
    x: start(before.x, before.width, width, edges.x),
    y: start(before.y, before.depth, depth, edges.y),
    width,
    depth,
  }
}
