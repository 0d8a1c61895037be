import type { ScenePoint } from '../scene'
import type { Gathered } from './gather-dxf'
import { leaveOut } from './left-out'

/** So many times farther out than half of all lines is no part of the hall. */
const farthest = 20

const middleOf = (values: readonly number[]): number =>
  Float64Array.from(values).sort()[Math.floor((values.length - 1) / 2)] ?? 0

/** What somebody left lying kilometres away, as drawings that grew over years have it, would make the hall a dot. */
export function withoutStrays({ lines, words, leftOut }: Gathered): Gathered {
  const points = lines.flat()
  const middle = { x: middleOf(points.map(({ x }) => x)), y: middleOf(points.map(({ y }) => y)) }
  const reaches = lines.map((line) => reachFrom(middle, line))
  const most = farthest * middleOf(reaches)
  const near = lines.filter((_, place) => (reaches[place] ?? 0) <= most)
  if (near.length < lines.length) leaveOut(leftOut, 'STRAY', lines.length - near.length)
  return { lines: near, words, leftOut }
}

/** Of its farthest point. */
const reachFrom = (middle: ScenePoint, line: readonly ScenePoint[]): number =>
  line.reduce((most, { x, y }) => Math.max(most, Math.abs(x - middle.x), Math.abs(y - middle.y)), 0)
