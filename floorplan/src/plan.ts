import type { BoothState, LabelFont } from '@fairground/domain/booth'
import type { Rect } from './geometry'
import type { Scenery } from './scene'

export { type BoothState, boothStates } from '@fairground/domain/booth'

export interface PlanBooth extends Rect {
  id: string
  code: string
  state: BoothState
  /** Drawn with a red edge. */
  special: boolean
  /** Raw space has no walls: its edge is dashed. */
  raw: boolean
  /** Short name of the company, or what a service area is for; empty where there is neither. */
  name: string
  /** How the two are written, where somebody said so. */
  codeFont?: LabelFont | undefined
  nameFont?: LabelFont | undefined
}

/** One hall as it is drawn: what stands there for good, and its booths. Metres, y downwards. */
export interface Plan {
  width: number
  depth: number
  outdoor: boolean
  /** The file of a picture of the whole floor. */
  background?: string | undefined
  scenery: Scenery
  booths: readonly PlanBooth[]
}
