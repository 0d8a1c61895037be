import type { ToolState } from '../../tool'
import { lineTool } from './line-tool'

/** A line over what lies under the plan, whose true length is asked for. */
export const calibrateTool = (): ToolState =>
  lineTool({ snaps: false, drawn: (from, to, bench) => bench.ask({ about: 'length', from, to }) })
