import type { CallInput } from '@fairground/wire/kernel/endpoint'
import type { Sort } from '@fairground/wire/kernel/page'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { safeStorage } from '../../lib/safe-storage'
import { asking } from '../../session/use-call'
import { useUser } from '../../session/use-session'
import { isSaid, readListAddress, writeListAddress } from './list-address'
import { createListMemory, type ListState } from './list-memory'
import { type PageEndpoint, useTotal } from './use-total'

const memory = createListMemory(safeStorage(() => window.sessionStorage))

interface Options<Filters> {
  /** Part of every question, whatever is looked for. */
  fixed?: Partial<Filters>
  /** Filters that say where one is, not what is looked for there. */
  places?: readonly (keyof Filters & string)[]
  /** The columns that the server sorts by. */
  sortable?: readonly string[]
}

const none: readonly never[] = []

/**
 * One page of a list by its filters. The address wins; where it says nothing, what was looked for last while the tab is
 * open stands there again.
 */
export function useList<Item, Filters extends object, E extends PageEndpoint<Item>>(
  endpoint: E & PageEndpoint<Item>,
  schema: z.ZodType<Filters>,
  { fixed = {}, places = none, sortable = none }: Options<Filters> = {},
) {
  const { pathname, state: carried } = useLocation()
  const account = useUser().id
  const [address, setAddress] = useSearchParams()
  const leaving = useNavigation().state !== 'idle'
  // By its text: the form beside the list must not be filled anew because a dialog opened.
  const said = address.toString()
  const state = useMemo(
    () => ({
      ...memory.read(account, pathname, schema, sortable),
      ...readListAddress(new URLSearchParams(said), schema, sortable),
    }),
    [account, pathname, schema, said, sortable],
  )
  const { filters, page, pageSize, sort } = state
  const body = { ...filters, ...fixed, page, pageSize, ...(sort ? { sort } : {}) } as CallInput<E>['body']
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...asking(endpoint, { body } as never),
    placeholderData: keepPreviousData,
  })

  const isPlace = ([name]: [string, unknown]) => (places as readonly string[]).includes(name)
  const searched = Object.entries(filters).some((filter) => !isPlace(filter) && isSaid(filter[1]))
  const here = { ...Object.fromEntries(Object.entries(filters).filter(isPlace)), ...fixed }
  const all = useTotal(endpoint, searched ? here : undefined)

  function show(next: Partial<ListState<Filters>>, { atOnce = false } = {}): void {
    const wanted = { ...state, ...next }
    memory.write(account, pathname, wanted)
    const there = writeListAddress(address, schema, wanted)
    if (there.toString() !== said) setAddress(there, { replace: true, state: carried, flushSync: atOnce })
  }

  // A slow machine would show the former rows for a while yet as if they were the answer, and people would act on them.
  const ask = (next: Partial<ListState<Filters>>) => show(next, { atOnce: true })

  // Rows can vanish while a page is remembered; an empty page past the end would look like an empty list.
  const lastPage = data ? Math.max(1, Math.ceil(data.total / pageSize)) : page
  const beyond = !isPlaceholderData && page > lastPage
  const settle = useEffectEvent(() => show(beyond ? { page: lastPage } : {}))
  // While the next screen is on its way, writing an address would be taken for a newer wish, and hold people back here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown is remembered and stands in the address
  useEffect(() => {
    if (!leaving) settle()
  }, [state, beyond, lastPage, leaving])

  return {
    ...state,
    asked: body,
    rows: data?.list,
    total: data?.total ?? 0,
    /** Whether anything is looked for. */
    searched,
    /** How many rows there are where one is, whatever is looked for; undefined while that is not known. */
    all: searched ? all : data?.total,
    /** The rows on the screen belong to the former question. */
    stale: isPlaceholderData,
    failed: isError,
    busy: isFetching,
    retry: () => void refetch(),
    /** The same question again asks for the newest answer. */
    search: (wanted: Filters) =>
      page === 1 && JSON.stringify(wanted) === JSON.stringify(filters)
        ? void refetch()
        : ask({ filters: wanted, page: 1 }),
    reset: () => ask({ filters: schema.parse({}), page: 1 }),
    sortBy: (wanted: Sort | undefined) => ask({ sort: wanted, page: 1 }),
    turn: (to: number, size: number) => ask({ page: size === pageSize ? to : 1, pageSize: size }),
  }
}
