import type { DrawableSite } from '@fairground/floorplan/site-view'
import { useEffect, useState } from 'react'
import type { WayOnSite } from './way-there-on-site'

export type FoundSiteWay =
  | { status: 'none' | 'finding' | 'unreachable' }
  | { status: 'found'; way: WayOnSite }

/** The walk from a gate to a hall. Worked out after the plan stands, and its code comes only with the first question. */
export function useSiteWay(drawable: DrawableSite, gate: string, hall: string): FoundSiteWay {
  const [found, setFound] = useState<{ gate: string; hall: string; way: WayOnSite | undefined }>()
  const isAsked = gate !== '' && hall !== ''

  useEffect(() => {
    if (!isAsked) return
    let wanted = true
    void import('./way-there-on-site').then(({ wayToHall }) => {
      if (wanted) setFound({ gate, hall, way: wayToHall(drawable, gate, hall) })
    })
    return () => {
      wanted = false
    }
  }, [drawable, gate, hall, isAsked])

  if (!isAsked) return { status: 'none' }
  if (found?.gate !== gate || found.hall !== hall) return { status: 'finding' }
  return found.way ? { status: 'found', way: found.way } : { status: 'unreachable' }
}
