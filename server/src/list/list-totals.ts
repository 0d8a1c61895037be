import type { LiveEvents } from '../platform/live/live-events'
import type { Asked } from './list.repository'

export interface ListTotals {
  of(list: string, search: Asked, count: () => Promise<number>): Promise<number>
  forget(list: string): void
}

const mostKept = 1_000

/**
 * Counting 100,000 rows costs far more than reading one page of them, so a total is kept until its list changes,
 * in whichever process that happens.
 */
export function createListTotals(live: LiveEvents): ListTotals {
  const totals = new Map<string, number>()
  const generations = new Map<string, number>()
  let epoch = 0
  const stampOf = (list: string) => `${epoch}.${generations.get(list) ?? 0}`

  function forget(list: string): void {
    generations.set(list, (generations.get(list) ?? 0) + 1)
    for (const key of totals.keys()) if (key.startsWith(`${list} `)) totals.delete(key)
  }

  live.subscribe((event) => {
    if (event.type === 'list-changed') forget(event.list)
  })
  live.onReturn(() => {
    epoch += 1
    totals.clear()
  })

  return {
    forget,
    async of(list, { page: _page, pageSize: _size, sort: _sort, ...filters }, count) {
      const key = `${list} ${JSON.stringify(filters)}`
      const known = totals.get(key)
      // Without the connection that brings news of changes, nothing kept can be trusted.
      if (known !== undefined && live.connected) return known
      const stamp = stampOf(list)
      const total = await count()
      // A change that arrived while counting may or may not be in the figure.
      if (stampOf(list) === stamp) {
        if (totals.size >= mostKept) totals.clear()
        totals.set(key, total)
      }
      return total
    },
  }
}
