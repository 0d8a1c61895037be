import { canvasSurface } from '@fairground/floorplan/canvas-surface'
import type { Plan, PlanBooth } from '@fairground/floorplan/plan'
import { cutToFit } from '@fairground/floorplan/word-room'
import { fontFamily } from './side'

/** What stands on a booth, at sizes in metres. */
export interface LabelledBooth extends PlanBooth {
  size: number
  nameSize: number
  cutName: string
}

/** Letters smaller than this many dots cannot be read; the product leaves them out, and so do careful references. */
export const leastDots = 7

/** By the product's own rule, and made beforehand: no reference is charged for finding out what fits. */
export function labelledBooths({ booths }: Plan): LabelledBooth[] {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('no canvas')
  const surface = canvasSurface(context, fontFamily)
  return booths.map((booth) => {
    const wide = surface.widthOf(booth.code.replace(/\d/g, '0'), { size: 1, bold: true })
    const size = round(Math.min(1.1, (booth.width * 0.9) / wide, booth.depth * 0.34))
    const nameSize = round(size * 0.84)
    return {
      ...booth,
      size,
      nameSize,
      cutName: booth.name ? cutToFit(surface, booth.name, booth.width * 0.92, { size: nameSize }) : '',
    }
  })
}

const round = (size: number): number => Math.max(0.1, Math.floor(size * 10) / 10)
