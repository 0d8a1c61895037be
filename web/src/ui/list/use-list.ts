import type { CallInput, Endpoint } from '@fairground/wire/kernel/endpoint'
import type { Page } from '@fairground/wire/kernel/page'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { safeStorage } from '../../lib/safe-storage'
import { asking } from '../../session/use-call'
import { useUser } from '../../session/use-session'
import { readListAddress, writeListAddress } from './list-address'
import { createListMemory, type ListState } from './list-memory'

const memory = createListMemory(safeStorage(() => window.sessionStorage))

type PageEndpoint<Item> = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType<Page<Item>>>

/**
 * One page of a list by its filters. The address wins; where it says nothing, what was looked for last while the tab is
 * open stands there again.
 */
export function useList<Item, Filters extends object, E extends PageEndpoint<Item>>(
  endpoint: E & PageEndpoint<Item>,
  schema: z.ZodType<Filters>,
  /** Part of every question, whatever is looked for. */
  fixed: Partial<Filters> = {},
) {
  const { pathname, state: carried } = useLocation()
  const account = useUser().id
  const [address, setAddress] = useSearchParams()
  // By its text: the form beside the list must not be filled anew because a dialog opened.
  const said = address.toString()
  const state = useMemo(
    () => ({
      ...memory.read(account, pathname, schema),
      ...readListAddress(new URLSearchParams(said), schema),
    }),
    [account, pathname, schema, said],
  )
  const { filters, page, pageSize } = state
  const body = { ...filters, ...fixed, page, pageSize } as CallInput<E>['body']
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...asking(endpoint, { body } as never),
    placeholderData: keepPreviousData,
  })

  function show(next: Partial<ListState<Filters>>): void {
    const wanted = { ...state, ...next }
    memory.write(account, pathname, wanted)
    const there = writeListAddress(address, schema, wanted)
    if (there.toString() !== said) setAddress(there, { replace: true, state: carried })
  }

  // Rows can vanish while a page is remembered; an empty page past the end would look like an empty list.
  const lastPage = data ? Math.max(1, Math.ceil(data.total / pageSize)) : page
  const beyond = !isPlaceholderData && page > lastPage
  const settle = useEffectEvent(() => show(beyond ? { page: lastPage } : {}))
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown is remembered and stands in the address
  useEffect(() => settle(), [state, beyond, lastPage])

  return {
    ...state,
    asked: body,
    rows: data?.list,
    total: data?.total ?? 0,
    /** The rows on the screen belong to the former question. */
    stale: isPlaceholderData,
    failed: isError,
    busy: isFetching,
    retry: () => void refetch(),
    /** The same question again asks for the newest answer. */
    search: (wanted: Filters) =>
      page === 1 && JSON.stringify(wanted) === JSON.stringify(filters)
        ? void refetch()
        : show({ filters: wanted, page: 1 }),
    reset: () => show({ filters: schema.parse({}), page: 1 }),
    turn: (to: number, size: number) => show({ page: size === pageSize ? to : 1, pageSize: size }),
  }
}
