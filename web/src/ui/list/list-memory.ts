import { type Sort, sortsBy } from '@fairground/wire/kernel/page'
import type { z } from 'zod'
import type { KeyValueStorage } from '../../lib/safe-storage'

export const pageSizes = [10, 20, 30] as const

export interface ListState<Filters> {
  filters: Filters
  page: number
  pageSize: number
  /** None while the rows stand as always. */
  sort?: Sort | undefined
}

/** A sort by one of these columns; what names no such column counts as nothing. */
export const knownSort = (given: unknown, sortable: readonly string[]): Sort | undefined =>
  sortsBy(sortable).find((sort) => sort === given)

/** What somebody last looked for on a list, per account and route, so that coming back finds the same rows. */
export function createListMemory(storage: KeyValueStorage) {
  const place = (account: string, route: string) => `fairground.list.${account}.${route}`
  return {
    /** Whatever is kept may be older than the filters of today; what does not fit counts as nothing. */
    read<Filters>(
      account: string,
      route: string,
      filters: z.ZodType<Filters>,
      sortable: readonly string[] = [],
    ): ListState<Filters> {
      const kept = parse(storage.getItem(place(account, route)))
      const known = filters.safeParse(kept.filters ?? {})
      const { page, pageSize } = kept
      const fits = known.success && typeof page === 'number' && Number.isInteger(page) && page >= 1
      return {
        filters: known.success ? known.data : filters.parse({}),
        page: fits ? page : 1,
        pageSize: pageSizes.find((size) => size === pageSize) ?? pageSizes[0],
        sort: knownSort(kept.sort, sortable),
      }
    },
    write<Filters>(account: string, route: string, state: ListState<Filters>): void {
      storage.setItem(place(account, route), JSON.stringify(state))
    },
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
