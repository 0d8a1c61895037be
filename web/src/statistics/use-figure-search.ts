import type { FigureSearch } from '@fairground/wire/statistics'
import type { Statistic } from '@fairground/wire/statistics/definitions'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

export type Shown = 'chart' | 'table'

/** What the address asks for; what it says wrongly counts as nothing. */
export function useFigureSearch(statistic: Statistic) {
  const [address, setAddress] = useSearchParams()
  const said = address.toString()
  const asked = useMemo(() => readFigureSearch(statistic, new URLSearchParams(said)), [statistic, said])

  function change(next: Record<string, string | number | undefined>): void {
    const there = new URLSearchParams(address)
    for (const [name, value] of Object.entries(next))
      if (value === undefined || value === '') there.delete(name)
      else there.set(name, String(value))
    setAddress(there, { replace: true })
  }
  return {
    ...asked,
    change,
    clear: () => change(Object.fromEntries(statistic.filters.map((name) => [name, undefined]))),
  }
}

export function readFigureSearch(statistic: Statistic, address: URLSearchParams) {
  const { view, by, split, filters } = statistic
  const word = (name: string, known: readonly string[]) => known.find((one) => one === address.get(name))
  const edition = (name: string) => {
    const value = Number(address.get(name))
    return Number.isInteger(value) && value >= 1 && value <= 9_999 ? value : undefined
  }
  const narrowed = Object.fromEntries(
    filters.flatMap((name) => {
      const value = address.get(name)
      return value && value.length <= 60 ? [[name, value]] : []
    }),
  )
  const search: FigureSearch = {
    edition: edition('edition'),
    compare: edition('compare'),
    by: word('by', by),
    split: word('split', split),
    ...narrowed,
  }
  const measures = Object.keys(view.measures)
  return {
    search: Object.fromEntries(
      Object.entries(search).filter(([, value]) => value !== undefined),
    ) as FigureSearch,
    narrowed: narrowed as Record<string, string>,
    measure: word('measure', measures) ?? measures[0] ?? '',
    shown: (address.get('as') === 'table' ? 'table' : 'chart') as Shown,
  }
}
