import { readSort, type Sort } from '@fairground/wire/kernel/page'
import styles from './column-head.module.css'

export interface Sorting {
  sort?: Sort | undefined
  sortBy: (sort: Sort | undefined) => void
}

interface Props {
  title: string
  /** The name the server sorts it by; none where it does not. */
  column: string | undefined
  sorting: Sorting | undefined
  className: string | undefined
}

/** Sorts from the first to the last, then the other way round, then as always. */
export function ColumnHead({ title, column, sorting, className }: Props) {
  if (!column || !sorting)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    )
  const { sort, sortBy } = sorting
  const direction = directionOf(column, sort)
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button type="button" className={styles.head} onClick={() => sortBy(following[direction](column))}>
        {title}
        <svg className={styles[direction]} viewBox="0 0 10 14" width="9" height="12" aria-hidden="true">
          <path d={drawn[direction]} />
        </svg>
      </button>
    </th>
  )
}

type Direction = 'none' | 'ascending' | 'descending'

function directionOf(column: string, sort: Sort | undefined): Direction {
  const sorted = sort ? readSort(sort) : undefined
  if (sorted?.column !== column) return 'none'
  return sorted.descending ? 'descending' : 'ascending'
}

const following: Record<Direction, (column: string) => Sort | undefined> = {
  none: (column) => column,
  ascending: (column) => `-${column}`,
  descending: () => undefined,
}

const drawn: Record<Direction, string> = {
  none: 'M2 5.5 5 2.5l3 3M2 8.5l3 3 3-3',
  ascending: 'M5 12V2M1.5 5.5 5 2l3.5 3.5',
  descending: 'M5 2v10M1.5 8.5 5 12l3.5-3.5',
}
