import { useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type SiteWalk, walkOn } from './site-walk'
import { type Spot, writeSpot } from './spot'

/** The walk is part of the address: whoever comes back to it, or is sent it, sees the same. */
export function useSiteWalk() {
  const [search, setSearch] = useSearchParams()
  // One end may be chosen before the page has heard of the other.
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  }, [search])
  const walk = useMemo(() => walkOn(search), [search])
  return {
    walk,
    setEnd(end: keyof SiteWalk, spot: Spot | undefined): void {
      const changed = new URLSearchParams(latest.current)
      if (spot) changed.set(end, writeSpot(spot, ''))
      else changed.delete(end)
      // Whoever has not said where they come from comes by the nearest gate.
      if (end === 'to' && spot && !changed.has('from')) changed.set('from', writeSpot({ kind: 'site' }, ''))
      latest.current = changed
      setSearch(changed, { replace: true })
    },
  }
}
