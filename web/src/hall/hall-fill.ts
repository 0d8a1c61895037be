import { type BoothOffer, countAs } from '@fairground/domain/booth'
import type { SiteOverview } from '@fairground/wire/hall/maps'

export type SiteHall = SiteOverview['halls'][number]

export const hallFilters = ['all', 'withFree', 'indoor', 'outdoor'] as const
export type HallFilter = (typeof hallFilters)[number]

export const countIn = ({ counts }: Pick<SiteHall, 'counts'>, offer: BoothOffer): number =>
  countAs(offer, counts)

export const passes = (hall: Pick<SiteHall, 'counts' | 'kind'>, filter: HallFilter): boolean =>
  filter === 'all' || (filter === 'withFree' ? countIn(hall, 'free') > 0 : hall.kind === filter)
