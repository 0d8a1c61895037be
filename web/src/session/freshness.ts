import type { Tag } from '@fairground/wire/kernel/tags'
import { staleAfter } from '@fairground/wire/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { LiveNews } from './live-connection'
import { useLiveNotices } from './use-live-notices'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { shows?: readonly Tag[] }
  }
}

/** In a rush hundreds change within a second; these are asked for once they have settled a little. */
const settling: ReadonlySet<Tag> = new Set(['overview', 'halls'])
const settleMs = 1500

/** After a time without news, whatever they could have told of. */
export const staleTags = (news: LiveNews['type']): readonly Tag[] =>
  news === 'opened' || news === 'reconnected' ? Object.values(staleAfter).flat() : staleAfter[news]

export const showsAny =
  (tags: readonly Tag[]) =>
  ({ meta }: { meta?: { shows?: readonly Tag[] } | undefined }): boolean =>
    meta?.shows?.some((tag) => tags.includes(tag)) ?? false

export function askAgain(queries: QueryClient, tags: readonly Tag[]): Promise<void> {
  const predicate = showsAny(tags)
  // A first answer that is on its way may be older than the news, and the client would wait for it and be content.
  for (const query of queries.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }))
    if (query.state.data === undefined)
      void query.promise?.then(
        () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true }),
        () => undefined,
      )
  return queries.invalidateQueries({ predicate })
}

/** Asks again, without a flicker, for whatever is shown of these things: for the screen that has just changed them. */
export function useRefresh(): (...tags: Tag[]) => Promise<void> {
  const queries = useQueryClient()
  return (...tags) => askAgain(queries, tags)
}

/** Asks again, without a flicker, for whatever is shown of what somebody changed. */
export function useFreshness(): void {
  const queries = useQueryClient()
  const waiting = useRef(new Set<Tag>())
  useLiveNotices(({ type }) => {
    const tags = staleTags(type)
    void askAgain(
      queries,
      tags.filter((tag) => !settling.has(tag)),
    )
    const later = tags.filter((tag) => settling.has(tag))
    const isWaiting = waiting.current.size > 0
    for (const tag of later) waiting.current.add(tag)
    if (isWaiting || later.length === 0) return
    setTimeout(() => {
      const settled = [...waiting.current]
      waiting.current.clear()
      void askAgain(queries, settled)
    }, settleMs)
  })
}
