import { type CSSProperties, useMemo } from 'react'
import type { Edges } from './stage/map-view'
import { useHeight } from './use-height'

interface Options {
  isWide: boolean
  /** On a phone a way has its panel at the foot, in the place of a card. */
  hasWay: boolean
}

/** What lies over a plan, as far as it covers it: each of these boxes is measured while it is there. */
export function useCovered({ isWide, hasWay }: Options) {
  const panel = useHeight()
  const card = useHeight()
  const legend = useHeight()
  const sheet = useHeight()
  const isBesidePanel = isWide && panel.height > 0
  const [head, foot] = hasWay ? [0, panel.height] : [panel.height, card.height]
  const bottom = 26 + sheet.height + (isWide ? legend.height : Math.max(legend.height, foot))
  const covered = useMemo<Edges>(
    () =>
      isWide
        ? { top: 20, right: 76, bottom, left: isBesidePanel ? 340 : 20 }
        : { top: 20 + head, right: hasWay ? 64 : 12, bottom, left: 20 },
    [isWide, isBesidePanel, hasWay, head, bottom],
  )
  return {
    covered,
    isBesidePanel,
    hasSheet: sheet.height > 0,
    boxes: { panel: panel.ref, card: card.ref, legend: legend.ref, sheet: sheet.ref },
    /** What sheet and way leave to whatever else lies over the plan. */
    room: {
      '--plan-foot': `${sheet.height}px`,
      '--plan-way': `${hasWay ? panel.height : 0}px`,
    } as CSSProperties,
  }
}
