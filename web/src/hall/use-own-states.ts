import { withoutPartPayment } from '@fairground/domain/booth'
import { useMemo } from 'react'
import type { MapState } from './live-map'

interface Live {
  state: MapState
  retry: () => void
}

/** The map is the same for every company and may keep back who has paid in part; of its own booths each knows it. */
export function useOwnStates(live: Live, own: readonly { id: string; state: string }[]): Live {
  const { map } = live.state
  const shown = useMemo(() => {
    const partlyPaid = new Set(own.flatMap(({ id, state }) => (state === 'partial' ? [id] : [])))
    if (!map || partlyPaid.size === 0) return map
    const kept = withoutPartPayment('partial')
    return {
      ...map,
      booths: map.booths.map((booth) =>
        booth.state === kept && partlyPaid.has(booth.id) ? { ...booth, state: 'partial' as const } : booth,
      ),
    }
  }, [map, own])
  return { ...live, state: { ...live.state, map: shown } }
}
