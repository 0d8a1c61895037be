import type { ToolState } from '../../tool'
import { place } from './placing'
import { spotTool } from './spot-tool'

/** Dots of the screen a new sign is wide, however large the hall is; metres below which nobody finds it again. */
const iconDots = 48
const leastMetres = 0.2

const sizeAt = (scale: number): number => Math.max(leastMetres, Math.round((iconDots / scale) * 10) / 10)

export const iconTool = (): ToolState =>
  spotTool((at, bench, { scale }) =>
    place({ kind: 'icon', id: bench.newId(), use: bench.making.iconUse, at, size: sizeAt(scale) }, bench),
  )
