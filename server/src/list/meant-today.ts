import { dayIn, isBlank } from '@fairground/domain/field'
import { daysMeant, type Expiry } from '@fairground/domain/list'
import type { Settings } from '@fairground/domain/settings'
import type { ListFilter, ListSearch } from '@fairground/wire/list'
import type { AnyList } from './any-list'
import type { Asked } from './list.repository'

/** A day by the clock of the fair. */
export interface FairDay {
  day: string
  timeZone: string
}

/**
 * A search as it is meant today, where the fair is: what it asks about something that ends is asked about days, a day
 * is one of the fair's, and of rows that belong to an edition the current one's are meant unless another is named.
 */
export function meantToday(
  list: AnyList,
  search: ListSearch,
  { timeZone, edition }: Pick<Settings, 'timeZone' | 'edition'>,
): Asked {
  const today = dayIn(timeZone)
  const meant: Partial<Record<ListFilter['by'], (given: unknown) => unknown>> = {
    expiry: (given) => daysMeant(given as Expiry, today),
    on: (given): FairDay => ({ day: String(given), timeZone }),
  }
  const read = Object.entries(list.filters).flatMap(([name, { by }]) => {
    const reading = meant[by]
    return reading && !isBlank(search[name]) ? [[name, reading(search[name])] as const] : []
  })
  const named = 'measures' in list ? search.edition : undefined
  return {
    ...search,
    ...('edition' in list && list.edition ? { edition: named ?? edition } : {}),
    ...Object.fromEntries(read),
  }
}
