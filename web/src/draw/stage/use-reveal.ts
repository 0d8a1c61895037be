import { useEffect, useState } from 'react'
import { useMedia } from '../../ui/use-media'
import type { DrawNow } from '../read-draw'

const revealMs = 3_000

/**
 * Whether the show of a draw is on. The order is decided before it begins: only who saw the round undrawn is shown it, and
 * whoever comes later, or reloads, sees the result.
 */
export function useReveal(now: DrawNow | undefined, started: boolean): boolean {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [seenUndrawn, setSeenUndrawn] = useState<boolean>()
  const [shownFor, setShownFor] = useState<string>()
  const drawn = now?.state === 'drawn' ? now.draw?.id : undefined

  if (now && now.state !== 'drawn' && seenUndrawn !== true) setSeenUndrawn(true)
  const isNew = drawn !== undefined && seenUndrawn === true && shownFor !== drawn
  const on = started || isNew

  useEffect(() => {
    if (drawn === undefined || !isNew) return
    const timer = setTimeout(() => setShownFor(drawn), still ? 0 : revealMs)
    return () => clearTimeout(timer)
  }, [drawn, isNew, still])

  return on
}
