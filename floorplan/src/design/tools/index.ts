import type { ToolName, ToolState } from '../tool'
import { areaTool } from './draw/area'
import { boothTool } from './draw/booth'
import { doorTool } from './draw/door'
import { generateTool } from './draw/generate'
import { iconTool } from './draw/icon'
import { labelTool } from './draw/label'
import { laneTool } from './draw/lane'
import { pillarTool } from './draw/pillar'
import { wallTool } from './draw/wall'
import { calibrateTool } from './line/calibrate'
import { measureTool } from './line/measure'
import { numberTool } from './line/number'
import { selectIdle } from './select/idle'

/** Where each tool begins. */
export const designTools: Readonly<Record<ToolName, () => ToolState>> = {
  select: selectIdle,
  booth: boothTool,
  generate: generateTool,
  area: areaTool,
  lane: laneTool,
  wall: wallTool,
  door: doorTool,
  pillar: pillarTool,
  label: labelTool,
  icon: iconTool,
  number: numberTool,
  measure: measureTool,
  calibrate: calibrateTool,
}
