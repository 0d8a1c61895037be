import { isSearchable } from '@fairground/domain/search'
import { search } from '@fairground/wire/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { asking } from '../session/use-call'
import type { Found } from './options'

const quietMs = 180

export interface Search {
  found: Found | undefined
  /** The text the results belong to. */
  text: string
  state: 'idle' | 'tooShort' | 'searching' | 'failed' | 'ready'
  retry: () => void
}

/** Asks once typing has paused; until the answer is here the former one stays, so that the list does not flicker. */
export function useSearch(typed: string): Search {
  const text = useSettled(typed.trim())
  const searchable = isSearchable(text)
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery({
    ...asking(search, { body: { text } }),
    enabled: searchable,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
  const pending = typed.trim() !== text || isPlaceholderData || (isFetching && !data)
  return {
    found: searchable ? data : undefined,
    text,
    state: !typed.trim()
      ? 'idle'
      : !isSearchable(typed)
        ? 'tooShort'
        : pending
          ? 'searching'
          : isError && !data
            ? 'failed'
            : 'ready',
    retry: () => void refetch(),
  }
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
