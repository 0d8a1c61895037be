import { useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { readAddress } from './address'
import { type Goal, readSpot, type Spot, writeSpot } from './spot'

/** A walk over the site, as far as it is chosen. */
export interface SiteWalk {
  from: Spot | undefined
  to: Goal | undefined
}

export function readGoal(text: string | undefined): Goal | undefined {
  const spot = readSpot(text, '')
  return spot?.kind === 'named' || spot?.kind === 'hall' ? spot : undefined
}

/** What an address of the site says of a walk: there every spot names its hall. */
export function walkOn(search: URLSearchParams): SiteWalk {
  const { from, to } = readAddress(search)
  return { from: readSpot(from, ''), to: readGoal(to) }
}

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
      latest.current = changed
      setSearch(changed, { replace: true })
    },
  }
}
