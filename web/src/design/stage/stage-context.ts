import type { ScenePoint } from '@fairground/floorplan/scene'
import { createContext, use } from 'react'
import type { Edges, MapStage } from '../../hall'
import type { Commands } from './commands'
import type { Watched } from './watched'

/** Where the mouse is: on the floor in metres, on the canvas in pixels. */
export interface Spot {
  floor: ScenePoint
  pixel: ScenePoint
}

/** What the parts around the canvas share with it. */
export interface Table {
  /** Once it stands. */
  stage: MapStage | undefined
  spot: Watched<Spot | undefined>
  /** Whether the lines of the grid are drawn. */
  grid: Watched<boolean>
  commands: Commands
  /** What panels and tools cover of the plan. */
  covered: Edges
  mayDraw: boolean
}

export const TableContext = createContext<Table | undefined>(undefined)

export function useTable(): Table {
  const table = use(TableContext)
  if (!table) throw new Error('there is no drawing table around')
  return table
}
