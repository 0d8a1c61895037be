import type { ToolState } from '../../tool'
import { place } from './placing'
import { rectangleTool } from './rectangle-tool'

export const pillarTool = (): ToolState =>
  rectangleTool((rect, bench) => place({ kind: 'pillar', id: bench.newId(), ...rect }, bench))
