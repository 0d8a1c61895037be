import type { SiteChange } from '@fairground/floorplan/site-design/site-changes'
import type { SiteEditor, SiteState } from '@fairground/floorplan/site-design/site-editor'
import type { SiteHand, SiteMaking, SiteTool } from '@fairground/floorplan/site-design/site-hand'
import type { HallExtents, SiteRef } from '@fairground/floorplan/site-design/site-pieces'
import type { SiteProblem } from '@fairground/floorplan/site-design/site-problems'
import type { SitePlan } from '@fairground/floorplan/site-plan'
import type { OpenedSite } from '@fairground/wire/design/site'
import type { SiteOverview } from '@fairground/wire/hall/maps'
import { createContext, use, useSyncExternalStore } from 'react'
import type { DraftKeeper, Saving } from '../keeping/draft-keeper'
import type { OfferedCopy } from '../keeping/use-offered-copy'

export interface SiteDesk {
  editor: SiteEditor
  hand: SiteHand
  keeper: DraftKeeper<SitePlan>
  offered: OfferedCopy
  opened: OpenedSite
  halls: SiteOverview['halls']
  extents: HallExtents
  /** Why nothing may be drawn here; drawn where there is no reason. */
  onlyViewed: 'key' | 'designMode' | 'phone' | undefined
  tool: SiteTool
  making: SiteMaking
  make: (making: Partial<SiteMaking>) => void
  problems: readonly SiteProblem[]
  changes: readonly SiteChange[]
  reload: () => Promise<OpenedSite | undefined>
  /** Chooses a piece and brings it into sight. */
  show: (ref: SiteRef) => void
}

export const SiteContext = createContext<SiteDesk | undefined>(undefined)

export function useSiteDesk(): SiteDesk {
  const desk = use(SiteContext)
  if (!desk) throw new Error('outside the site')
  return desk
}

export function useSiteState<Part>(part: (state: SiteState) => Part): Part {
  const { editor } = useSiteDesk()
  return useSyncExternalStore(editor.subscribe, () => part(editor.get()))
}

export function useSiteSaving(): Saving<SitePlan> {
  const { keeper } = useSiteDesk()
  return useSyncExternalStore(keeper.subscribe, keeper.get)
}
