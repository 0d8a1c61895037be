import type { CallInput, Endpoint } from '@fairground/wire/kernel/endpoint'
import type { Page } from '@fairground/wire/kernel/page'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { z } from 'zod'
import { safeStorage } from '../../lib/safe-storage'
import { asking } from '../../session/use-call'
import { useUser } from '../../session/use-session'
import { createListMemory, type ListState } from './list-memory'

const memory = createListMemory(safeStorage(() => window.sessionStorage))

type PageEndpoint<Item> = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType<Page<Item>>>

/** One page of a list by its filters; both are remembered while the tab is open. */
export function useList<Item, Filters extends object, E extends PageEndpoint<Item>>(
  endpoint: E & PageEndpoint<Item>,
  schema: z.ZodType<Filters>,
  /** Part of every question, whatever is looked for. */
  fixed: Partial<Filters> = {},
) {
  const { pathname } = useLocation()
  const account = useUser().id
  const [state, setState] = useState(() => memory.read(account, pathname, schema))
  const { filters, page, pageSize } = state
  const body = { ...filters, ...fixed, page, pageSize } as CallInput<E>['body']
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...asking(endpoint, { body } as never),
    placeholderData: keepPreviousData,
  })

  function show(next: Partial<ListState<Filters>>): void {
    const wanted = { ...state, ...next }
    memory.write(account, pathname, wanted)
    setState(wanted)
  }

  // Rows can vanish while a page is remembered; an empty page past the end would look like an empty list.
  const lastPage = data ? Math.max(1, Math.ceil(data.total / pageSize)) : page
  const beyond = !isPlaceholderData && page > lastPage
  useEffect(() => {
    if (beyond) setState((now) => ({ ...now, page: lastPage }))
  }, [beyond, lastPage])

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
