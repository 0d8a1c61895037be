import type { Edges } from './stage/map-view'

/** How high the boxes are that lie over a plan; nought while they are not there. */
interface BoxesOver {
  panel: number
  card: number
  legend: number
  sheet: number
}

/** Off the foot of the window and off the legend, together. */
const foot = 26

/** What lies over a plan, as far as it covers it: what is to be seen whole, its doors too, lies beside that. */
export function coveredEdges(
  { panel, card, legend, sheet }: BoxesOver,
  { isWide, hasWay }: { isWide: boolean; hasWay: boolean },
): Edges {
  if (isWide) return { top: 20, right: 76, bottom: foot + sheet + legend, left: panel > 0 ? 340 : 20 }
  // On a phone a way has its panel at the foot, in the place of a card.
  const [above, below] = hasWay ? [0, panel] : [panel, card]
  return {
    top: 20 + above,
    right: hasWay ? 64 : 12,
    bottom: foot + sheet + Math.max(legend, below),
    left: 20,
  }
}
