import { planRules } from '@fairground/domain/design'
import { middleOf, tolerance } from '../../geometry'
import type { Problem } from './problem'
import type { Strip } from './strips'

/**
 * Floor between booths that is too narrow for an aisle, closed at one end or at both, and too small to be a booth itself:
 * nobody can buy it and nobody walks through it. A crack no longer than a gap is wide is none.
 */
export const isRemnant = ({ floor, length, closedEnds }: Strip): boolean =>
  closedEnds > 0 &&
  length > planRules.mostGapM + tolerance &&
  floor.width * floor.depth < planRules.leastBoothM2 - tolerance

export function remnants(strips: readonly Strip[]): Problem[] {
  const byFloor = new Map<string, Problem>()
  for (const { floor, ids } of strips.filter(isRemnant)) {
    // Shut in on four sides, it is found from the left and from above.
    const place = [floor.x, floor.y, floor.width, floor.depth].map((metres) => metres.toFixed(2)).join(' ')
    const found = byFloor.get(place)
    byFloor.set(place, {
      kind: 'remnant',
      ids: [...new Set([...(found?.ids ?? []), ...ids])],
      at: middleOf(floor),
      floor,
      areaM2: floor.width * floor.depth,
    })
  }
  return [...byFloor.values()]
}
