import { type CSSProperties, useMemo } from 'react'
import { coveredEdges } from './covered-edges'
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
  const [inPanel, inCard, inLegend, inSheet] = [panel.height, card.height, legend.height, sheet.height]
  const covered = useMemo(
    () =>
      coveredEdges({ panel: inPanel, card: inCard, legend: inLegend, sheet: inSheet }, { isWide, hasWay }),
    [isWide, hasWay, inPanel, inCard, inLegend, inSheet],
  )
  return {
    covered,
    isBesidePanel: isWide && panel.height > 0,
    hasSheet: sheet.height > 0,
    boxes: { panel: panel.ref, card: card.ref, legend: legend.ref, sheet: sheet.ref },
    /** What sheet and way leave to whatever else lies over the plan. */
    room: {
      '--plan-foot': `${sheet.height}px`,
      '--plan-way': `${hasWay ? panel.height : 0}px`,
    } as CSSProperties,
  }
}
