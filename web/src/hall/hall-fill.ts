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

/** By code or name, in either language. A letter or two begin a code: every English name has an e in it. */
export function matches({ code, name }: Pick<SiteHall, 'code' | 'name'>, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  if (/^[a-z0-9]{1,2}$/.test(wanted)) return code.toLowerCase().startsWith(wanted)
  return [code, name.zh, name.en].some((words) => words.toLowerCase().includes(wanted))
}
