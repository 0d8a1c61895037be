import { type FigureFilters, figureFilters, matching } from '@fairground/domain/booth-statistics'
import { boothFigures } from '@fairground/wire/booth-statistics'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../session/use-call'

/** What the address narrows the figures to; what it says wrongly counts as nothing. */
export function useFigureFilters() {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const filters = useMemo(() => {
    const said = new URLSearchParams(text)
    const known = Object.keys(figureFilters.shape).flatMap((name) => {
      const read = figureFilters.safeParse({ [name]: said.get(name) || undefined })
      return read.success ? Object.entries(read.data) : []
    })
    return Object.fromEntries(known.filter(([, value]) => value !== undefined)) as FigureFilters
  }, [text])
  const narrow = (next: FigureFilters) => {
    const there = new URLSearchParams(search)
    for (const name of Object.keys(figureFilters.shape)) there.delete(name)
    for (const [name, value] of Object.entries(next)) if (value) there.set(name, value)
    setSearch(there, { replace: true })
  }
  return { filters, narrow }
}

/** All figures of the fair, and of these the ones that are asked for. */
export function useFigures(filters: FigureFilters) {
  const query = useCall(boothFigures)
  const { data } = query
  const cells = useMemo(() => matching(data?.cells ?? [], filters), [data, filters])
  const halls = (data?.halls ?? []).filter(({ id }) => filters.hallId === undefined || id === filters.hallId)
  return { query, cells, halls, all: data }
}
