import type { PlanScene } from '@fairground/floorplan/plan-scene'
import type { Way } from '@fairground/floorplan/ways'
import { useEffect, useState } from 'react'
import type { BoothOnMap } from './booth-on-map'

export type FoundWay = { status: 'none' | 'finding' | 'unreachable' } | { status: 'found'; way: Way }

/** The walk inside the hall. Worked out after the plan stands, and its code comes only with the first question. */
export function useWay(
  scene: PlanScene,
  booths: readonly BoothOnMap[],
  from: string | undefined,
  to: BoothOnMap | undefined,
): FoundWay {
  const [found, setFound] = useState<{ key: string; way: Way | undefined }>()
  const key = from && to ? `${from} ${to.id}` : undefined
  const [x, y] = [to?.x, to?.y]

  // biome-ignore lint/correctness/useExhaustiveDependencies: a booth that changes its state stays where it is
  useEffect(() => {
    if (!key || !from || !to) return
    let wanted = true
    void import('./way-there').then(({ startFrom, wayInHall }) => {
      const start = startFrom(from, scene, booths)
      if (wanted) setFound({ key, way: start && wayInHall(scene, booths, start, to) })
    })
    return () => {
      wanted = false
    }
  }, [key, scene, x, y])

  if (!key) return { status: 'none' }
  if (found?.key !== key) return { status: 'finding' }
  return found.way ? { status: 'found', way: found.way } : { status: 'unreachable' }
}
