import type { PlanComparison } from '@fairground/floorplan/design/compare'
import type { Elsewhere, Problem } from '@fairground/floorplan/design/problems/index'
import type { OpenedDesign } from '@fairground/wire/design'
import { createContext, use, useSyncExternalStore } from 'react'
import type { DraftKeeper, Saving } from './keeping/draft-keeper'
import type { OfferedCopy } from './keeping/use-offered-copy'
import type { SeatControl } from './keeping/use-seat'

/** What lies over the drawing: one thing at a time. */
export type OpenPart = { part: 'publish' | 'compare' | 'history' | 'keys' } | { part: 'split'; id: string }

/** What the panels share beside the drawing itself. */
export interface Desk {
  keeper: DraftKeeper
  seat: SeatControl
  /** What this tab calls itself. */
  seatId: string
  offered: OfferedCopy
  draft: OpenedDesign['draft']
  /** Tells the published plan from any other that was or will be published. */
  publishedMark: string
  problems: readonly Problem[]
  /** What is not as on the published plan. */
  changes: PlanComparison
  /** Numbers of other halls, as they were when the hall was read. */
  elsewhere: Elsewhere
  /** What is being compared, and so marked on the plan. */
  compared: PlanComparison | undefined
  setCompared: (compared: PlanComparison | undefined) => void
  open: OpenPart | undefined
  setOpen: (open: OpenPart | undefined) => void
  /** Reads hall, published plan and draft again; answers nothing when they did not come. */
  reload: () => Promise<OpenedDesign | undefined>
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('no hall is being drawn')
  return desk
}

export function useSaving(): Saving {
  const { keeper } = useDesk()
  return useSyncExternalStore(keeper.subscribe, keeper.get)
}

/** What is wrong with the plan as it is drawn, in the order of the list: its numbers stand on the plan too. */
export const useProblems = (): readonly Problem[] => useDesk().problems
