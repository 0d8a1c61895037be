import { useEffect, useMemo } from 'react'
import type { Edges, MapStage } from '../../hall'
import { useMedia } from '../../ui/use-media'

interface Around {
  /** Panels stand beside the plan instead of being called. */
  isWide: boolean
  /** The tools stand at the left. */
  mayDraw: boolean
}

/** What lies around the plan, in dots: it covers nothing of a hall that is looked at as a whole. */
export function useCovered(stage: MapStage | undefined, { isWide, mayDraw }: Around): Edges {
  const isPhone = useMedia('(max-width: 760px)')
  const covered = useMemo(() => {
    const left = mayDraw ? 76 : 20
    if (isPhone) return { top: 16, right: 16, bottom: 76, left: 16 }
    return isWide ? { top: 24, right: 340, bottom: 176, left } : { top: 64, right: 20, bottom: 20, left }
  }, [isWide, isPhone, mayDraw])
  useEffect(() => stage?.setCovered(covered), [stage, covered])
  return covered
}
