import type { KeptList, ShownRow } from '@fairground/wire/list'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../session/session'
import { keyOf } from '../../session/use-call'

const pageSize = 100

/** The drawing needs every tier, however many pages they fill. */
export function useAllTiers(list: KeptList) {
  return useQuery({
    queryKey: [...keyOf(list.calls.page), 'all'],
    meta: { shows: list.calls.page.shows },
    queryFn: async ({ signal }) => {
      const rows: ShownRow[] = []
      for (let page = 1; ; page += 1) {
        const answer = await call(list.calls.page, { body: { page, pageSize }, signal })
        rows.push(...answer.list)
        if (answer.list.length < pageSize || rows.length >= answer.total) return rows
      }
    },
  })
}
