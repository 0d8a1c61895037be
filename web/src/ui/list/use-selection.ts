import { useState } from 'react'

export interface Selection<Row> {
  chosen: Row[]
  has: (row: Row) => boolean
  toggle: (row: Row) => void
  toggleAll: () => void
  clear: () => void
  /** What a screen reader calls the row's box. */
  label: (row: Row) => string
}

/**
 * Rows ticked on the page that is shown. Ticks on rows that are no longer there count for nothing: nobody should act on
 * what they cannot see.
 */
export function useSelection<Row>(
  rows: Row[] | undefined,
  keyOf: (row: Row) => string,
  label: (row: Row) => string,
  /** Which are ticked until somebody ticks. */
  first?: (row: Row) => boolean,
): Selection<Row> {
  const [ticked, setTicked] = useState<ReadonlySet<string>>()
  const visible = rows ?? []
  const has = (row: Row) => (ticked ? ticked.has(keyOf(row)) : (first?.(row) ?? false))
  const chosen = visible.filter(has)
  return {
    chosen,
    has,
    label,
    toggle: (row) =>
      setTicked(new Set((has(row) ? chosen.filter((one) => one !== row) : [...chosen, row]).map(keyOf))),
    toggleAll: () => setTicked(new Set(chosen.length === visible.length ? [] : visible.map(keyOf))),
    clear: () => setTicked(new Set()),
  }
}
