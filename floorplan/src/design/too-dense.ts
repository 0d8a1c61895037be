import { overlaps } from '../geometry'
import { ofKind } from '../of-kind'
import { spatialIndex } from '../spatial-index'
import type { Draft } from './draft'

/** Far more than any hall has; beyond it, looking for what is wrong would take a machine down. */
const most = { pairs: 20_000, wallPoints: 20_000, wallMetres: 50_000 }

/** Whether a plan is made to be looked at for ever. */
export function isTooDense({ booths, elements }: Draft): boolean {
  const walls = ofKind(elements, 'wall')
  if (walls.reduce((sum, { points }) => sum + points.length, 0) > most.wallPoints) return true
  if (walls.reduce((sum, { points }) => sum + lengthOf(points), 0) > most.wallMetres) return true
  const index = spatialIndex(booths)
  let pairs = 0
  for (const booth of booths) {
    for (const other of index.within(booth)) if (other !== booth && overlaps(booth, other)) pairs += 1
    if (pairs > 2 * most.pairs) return true
  }
  return false
}

const lengthOf = (points: readonly { x: number; y: number }[]): number =>
  points.reduce((sum, point, place) => {
    const before = points[place - 1] ?? point
    return sum + Math.hypot(point.x - before.x, point.y - before.y)
  }, 0)
