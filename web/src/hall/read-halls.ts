import type { HallMap, MapChange, SiteOverview } from '@fairground/wire/hall/maps'
import { readOpenly } from '../lib/read-openly'
import { type PlanSearch, searchOpenly } from '../plan-search'

export const openPaths = {
  site: '/hall/site',
  map: '/hall/{hallId}/map',
  changes: '/hall/{hallId}/changes',
  background: '/venue/background/{fileId}',
} as const

const inHall = (path: string, hallId: string): string => path.replace('{hallId}', encodeURIComponent(hallId))

export const readSite = (): Promise<SiteOverview> => readOpenly<SiteOverview>(openPaths.site)

/** Where a live map gets its plan from; the open page and the exhibitors' have one each. */
export interface MapSource {
  map(hallId: string): Promise<HallMap>
  /** Null when that version is too long ago. */
  changes(hallId: string, since: string): Promise<MapChange | null>
}

/** The plans of a whole fair, with what is looked for on all of them. */
export interface PlanSource extends MapSource {
  search: PlanSearch
}

const changes = (hallId: string, since: string): Promise<MapChange | null> =>
  readOpenly(`${inHall(openPaths.changes, hallId)}?since=${encodeURIComponent(since)}`)

/** Asked each time, answered with nothing when it is the same: a kept copy may be older than what was shown. */
export const openMaps: PlanSource = {
  map: (hallId) => readOpenly(inHall(openPaths.map, hallId), { cache: 'no-cache' }),
  changes,
  search: searchOpenly,
}
