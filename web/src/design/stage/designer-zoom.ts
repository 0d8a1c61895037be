import type { ZoomRange } from '../../hall'

/** At 1.0× the whole hall stands on a stage of this size. */
const defaultStage = { width: 1200, height: 800 }

export const designerZoom = ({ width, depth }: { width: number; depth: number }): ZoomRange => ({
  atOne: Math.min(defaultStage.width / width, defaultStage.height / depth),
  step: 0.1,
  least: 0.1,
  most: 8,
})
