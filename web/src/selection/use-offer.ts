import type { Suggestion } from '@fairground/floorplan/selection/suggestions'
import { useState } from 'react'

/** The suggestion that is shown: of the size somebody wants, the largest unless they say so, and another one on demand. */
export function useOffer(suggestions: readonly Suggestion[]) {
  const [wanted, setWanted] = useState<number>()
  const [turn, setTurn] = useState(0)
  const sizes = [...new Set(suggestions.map(({ size }) => size))]
  const size = sizes.includes(wanted ?? 0) ? wanted : sizes.at(-1)
  const ofSize = suggestions.filter((each) => each.size === size)
  const suggestion = ofSize[turn % Math.max(ofSize.length, 1)]
  if (!suggestion) return undefined
  return {
    suggestion,
    sizes,
    setSize(next: number) {
      setWanted(next)
      setTurn(0)
    },
    next: ofSize.length > 1 ? () => setTurn(turn + 1) : undefined,
  }
}
