import type { Rect } from '@fairground/floorplan/geometry'
import type { Scenery } from '@fairground/floorplan/scene'

/** A booth as the layout sees it, before it gets a number. */
export interface PlannedBooth extends Rect {
  boothClass: 'standard' | 'raw'
  exhibitType: '01' | '02'
  /** Set for service areas: the name shown instead of an exhibitor. */
  service?: ServiceName
}

export interface ServiceName {
  zh: string
  en: string
}

export interface HallPlan {
  booths: PlannedBooth[]
  scenery: Scenery
}

export const standardSide = 3
