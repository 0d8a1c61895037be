import type { Rect } from '@fairground/floorplan/geometry'
import { boundsOf } from '@fairground/floorplan/polygon'
import type { ScenePoint } from '@fairground/floorplan/scene'
import { useEffect, useEffectEvent } from 'react'
import type { MapStage } from './stage/map-stage'

interface Options {
  stage: MapStage | undefined
  /** The way as far as it lies on this plan: the same array as long as it is the same way. */
  lines: readonly (readonly ScenePoint[])[]
  /** What it leads to, where that lies here. */
  goal?: Rect | undefined
}

/** Shows the whole of a way whenever it is another one. */
export function useWayInSight({ stage, lines, goal }: Options): void {
  const fit = useEffectEvent(() => {
    const corners = goal ? [goal, { x: goal.x + goal.width, y: goal.y + goal.depth }] : []
    stage?.fit(boundsOf([...lines.flat(), ...corners]))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stage has to be shown it too
  useEffect(() => {
    if (lines.length > 0) fit()
  }, [stage, lines])
}

/** The same where no panel tells of the way. */
export function WayInSight(props: Options) {
  useWayInSight(props)
  return null
}
