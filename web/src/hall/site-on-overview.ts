import { boothStates } from '@fairground/domain/booth'
import type { Scenery } from '@fairground/floorplan/scene'
import type { SitePlan } from '@fairground/floorplan/site-plan'
import type { SiteBooth, SiteHallLook } from '@fairground/floorplan/site-view'
import type { SiteOverview } from '@fairground/wire/hall/maps'
import type { SiteHall } from './hall-fill'
import { siteInRows } from './site-in-rows'

/** The drawn site, or a sketch of the halls in rows where the organiser has drawn none. The server has checked the text. */
export const sitePlanOf = ({ site, halls }: Pick<SiteOverview, 'site' | 'halls'>): SitePlan =>
  site ? (JSON.parse(site) as SitePlan) : siteInRows(halls)

/** Where north is on a hall's own plan, in degrees clockwise from up; nobody knows where no site is drawn. */
export function northOf(overview: Pick<SiteOverview, 'site' | 'halls'>, code: string): number | undefined {
  if (overview.site === '') return undefined
  const { halls, north } = sitePlanOf(overview)
  const placed = halls.find(({ hall }) => hall === code)
  return placed && north - placed.turn
}

/** The server has checked the text by the scene's own schema, so it is only read here. */
export const sceneryOf = ({ scenery }: SiteHall): Scenery => JSON.parse(scenery) as Scenery

const boothOf = ([x = 0, y = 0, width = 0, depth = 0, state = 0]: readonly number[]): SiteBooth => [
  x,
  y,
  width,
  depth,
  boothStates[state] ?? 'normal',
]

export const looksOf = (halls: readonly SiteHall[], figureOf: (hall: SiteHall) => string): SiteHallLook[] =>
  halls.map((hall) => ({
    code: hall.code,
    name: hall.name,
    figure: figureOf(hall),
    outdoor: hall.kind === 'outdoor',
    width: hall.width,
    depth: hall.depth,
    scenery: sceneryOf(hall),
    booths: hall.booths.map(boothOf),
  }))
