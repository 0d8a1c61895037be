import type { SiteOverview } from '@fairground/wire/hall/maps'

export type SiteHall = SiteOverview['halls'][number]

export const hallFilters = ['all', 'withFree', 'indoor', 'outdoor'] as const
export type HallFilter = (typeof hallFilters)[number]

export const freeIn = ({ counts }: Pick<SiteHall, 'counts'>): number => counts.normal ?? 0

/** What could be somebody's: service areas and what is out of use is nobody's. */
export const rentableIn = ({ counts }: Pick<SiteHall, 'counts'>): number =>
  Object.entries(counts).reduce(
    (sum, [state, count]) => (state === 'function' || state === 'disabled' ? sum : sum + count),
    0,
  )

export const passes = (hall: Pick<SiteHall, 'counts' | 'kind'>, filter: HallFilter): boolean =>
  filter === 'all' || (filter === 'withFree' ? freeIn(hall) > 0 : hall.kind === filter)
