import type { CallGiven } from '@fairground/wire/kernel/client'
import type { CallResult, Endpoint } from '@fairground/wire/kernel/endpoint'
import type { Tag } from '@fairground/wire/kernel/tags'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from './session'

interface Options {
  enabled?: boolean
  staleTime?: number
  gcTime?: number
  refetchInterval?: number
  /** What this screen wants to hear about beyond what the call itself shows. */
  alsoShows?: readonly Tag[]
}

export const keyOf = (endpoint: Endpoint): [string] => [endpoint.path]

/** All the query cache has to know of a call that reads: where it is kept, how it is asked, what it shows. */
export const asking = <E extends Endpoint>(endpoint: E, given: CallGiven<E> = {}) => ({
  queryKey: [...keyOf(endpoint), given],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, { ...given, signal }),
  meta: { shows: endpoint.shows },
})

/** A call that reads, kept and refreshed by the query cache. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  given: CallGiven<E> = {},
  { alsoShows = [], ...options }: Options = {},
): UseQueryResult<CallResult<E>> {
  return useQuery({
    ...asking(endpoint, given),
    meta: { shows: [...endpoint.shows, ...alsoShows] },
    ...options,
  })
}
