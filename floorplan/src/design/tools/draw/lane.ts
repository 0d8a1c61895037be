import { laneNames } from '../../../element-names'
import type { ToolState } from '../../tool'
import { place } from './placing'
import { rectangleTool } from './rectangle-tool'

/** A fire lane says on the plan what it is; an aisle is seen to be one. */
export const laneTool = (): ToolState =>
  rectangleTool((rect, bench) => {
    const use = bench.making.laneUse
    const label = use === 'fire' ? { label: laneNames.fire } : {}
    place({ kind: 'lane', id: bench.newId(), use, ...rect, ...label }, bench)
  })
