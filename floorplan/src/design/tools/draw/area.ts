import { areaNames } from '../../../element-names'
import type { ToolState } from '../../tool'
import { place } from './placing'
import { rectangleTool } from './rectangle-tool'

export const areaTool = (): ToolState =>
  rectangleTool((rect, bench) => {
    const use = bench.making.areaUse
    place({ kind: 'area', id: bench.newId(), use, ...rect, label: areaNames[use] }, bench)
  })
