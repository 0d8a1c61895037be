import type { Rect } from '@fairground/floorplan/geometry'
import type { PlanColours } from '@fairground/floorplan/plan-colours'
import type { ReactNode } from 'react'
import type { BoothOnMap } from './booth-on-map'

/** What can be done with the booths of a plan, by whoever brings it. */
export interface BoothActs {
  /** These stand out; the others step back. */
  standOut: ReadonlySet<string>
  /** Whether pressing it on the plan did something; otherwise its card is shown. */
  press: (booth: BoothOnMap) => boolean
  /** What its card says of it besides the facts. */
  lineOf: (booth: BoothOnMap) => ReactNode
  /** For its card once it was pressed, and for its row in the list. */
  buttonFor: (booth: BoothOnMap) => ReactNode
  /** Something small besides, on its card and in its row. */
  markFor: (booth: BoothOnMap) => ReactNode
  /** Where somebody begins to look who sees only a part of the hall. */
  lookFirst: Rect | undefined
  /** Over the head of the buttons in the list. */
  name: string
  /** What is drawn over the plan, in metres. */
  marks: (colours: PlanColours) => ReactNode
}
