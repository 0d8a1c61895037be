import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { liveConnection } from '../session/use-live-notices'
import { createLiveMap, type MapState } from './live-map'
import type { MapSource } from './read-halls'

/** The map of a hall as it stands now, while the screen is shown. */
export function useLiveMap(
  hallId: string,
  source: MapSource,
  pollSeconds: number,
): { state: MapState; retry: () => void } {
  const map = useMemo(
    () => createLiveMap({ hallId, source, live: liveConnection(), pollMs: pollSeconds * 1000 }),
    [hallId, source, pollSeconds],
  )
  useEffect(() => map.start(), [map])
  return { state: useSyncExternalStore(map.subscribe, map.get), retry: map.retry }
}
