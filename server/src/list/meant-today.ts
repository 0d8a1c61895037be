import { dayIn, isBlank } from '@fairground/domain/field'
import { daysMeant, type Expiry } from '@fairground/domain/list'
import type { Settings } from '@fairground/domain/settings'
import type { ListSearch } from '@fairground/wire/list'
import type { AnyList } from './any-list'
import type { Asked } from './list.repository'

/**
 * A search as it is meant today, where the fair is: what it asks about something that ends is asked about days, and of
 * rows that belong to an edition the current one's are meant.
 */
export function meantToday(
  list: AnyList,
  search: ListSearch,
  { timeZone, edition }: Pick<Settings, 'timeZone' | 'edition'>,
): Asked {
  const ending = Object.entries(list.filters).filter(
    ([name, { by }]) => by === 'expiry' && !isBlank(search[name]),
  )
  const today = dayIn(timeZone)
  return {
    ...search,
    ...('edition' in list && list.edition ? { edition } : {}),
    ...Object.fromEntries(ending.map(([name]) => [name, daysMeant(search[name] as Expiry, today)])),
  }
}
