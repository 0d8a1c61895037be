import { dayIn, isBlank } from '@fairground/domain/field'
import { daysMeant, type Expiry } from '@fairground/domain/list'
import type { ListSearch } from '@fairground/wire/list'
import type { AnyList } from './any-list'
import type { Asked } from './list.repository'

/** A search as it is meant today, where the fair is: what it asks about something that ends is asked about days. */
export function meantToday(list: AnyList, search: ListSearch, timeZone: string): Asked {
  const ending = Object.entries(list.filters).filter(
    ([name, { by }]) => by === 'expiry' && !isBlank(search[name]),
  )
  const today = dayIn(timeZone)
  return {
    ...search,
    ...Object.fromEntries(ending.map(([name]) => [name, daysMeant(search[name] as Expiry, today)])),
  }
}
