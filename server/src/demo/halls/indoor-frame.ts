import type { HallSketch } from './hall-list'
import { standardSide } from './planned-booth'

/** The fixed strips of an indoor plan, from the back wall (top) to the entrance (bottom). Metres. */
export const strips = {
  wallGap: 0.5,
  /** Toilets, stores and the row of booths along the back wall, with the aisle before them. */
  back: 10,
  /** Walkway along both side walls, with the emergency exits. */
  side: 4.5,
  aisle: 3,
  crossLane: 6.5,
  centreLane: 6,
  /** Between the last band and the entrance wall: the foyer with its service desks. */
  foyer: 9.5,
} as const

export interface Band {
  y: number
  depth: number
}

/** Bands of islands between cross lanes; the last one lies nearest the entrance and holds the large stands. */
export function bandsOf({ depth, theme }: HallSketch): Band[] {
  const room = depth - strips.back - strips.foyer
  const wanted = theme === 'vehicles' ? 24 : 21
  const count = Math.max(1, Math.round((room + strips.crossLane) / (wanted + strips.crossLane)))
  const rows = Math.floor((room - (count - 1) * strips.crossLane) / count / standardSide)
  return Array.from({ length: count }, (_, index) => ({
    y: strips.back + index * (rows * standardSide + strips.crossLane),
    depth: rows * standardSide,
  }))
}
