import type { CallGiven } from '@fairground/wire/kernel/client'
import type { CallResult, Endpoint } from '@fairground/wire/kernel/endpoint'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from './session'

interface Options {
  enabled?: boolean
  staleTime?: number
  gcTime?: number
  refetchInterval?: number
}

export const keyOf = (endpoint: Endpoint): [string] => [endpoint.path]

/** A call that reads, kept and refreshed by the query cache. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  given: CallGiven<E> = {},
  options: Options = {},
): UseQueryResult<CallResult<E>> {
  return useQuery({
    queryKey: [...keyOf(endpoint), given],
    queryFn: ({ signal }) => call(endpoint, { ...given, signal }),
    ...options,
  })
}
