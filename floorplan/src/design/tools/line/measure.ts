import type { ToolState } from '../../tool'
import { lineTool } from './line-tool'

/** How far it is from here to there. Nothing comes of it but knowing. */
export const measureTool = (): ToolState => lineTool({ snaps: true, drawn: () => {} })
