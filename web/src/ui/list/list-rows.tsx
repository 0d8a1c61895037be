import { Pagination } from 'antd'
import type { ReactNode } from 'react'
import { useSay } from '../../lib/language'
import { EmptyState } from '../empty-state'
import { LoadFailed } from '../load-failed'
import { PartSkeleton } from '../part-skeleton'
import { useMedia } from '../use-media'
import type { Sorting } from './column-head'
import { listTexts } from './list.texts'
import { ListCards } from './list-cards'
import { pageSizes } from './list-memory'
import styles from './list-rows.module.css'
import { ListTable } from './list-table'
import { SelectionBar } from './selection-bar'
import type { Selection } from './use-selection'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** The column that names the row: the heading of its card on a phone. */
  names?: boolean
  /** Figures and codes stay on one line; long texts may wrap, and short words where a table has many columns. */
  wraps?: boolean | 'words'
  /** What the server calls this column, where it sorts by it. */
  sort?: string | undefined
}

export interface RowsProps<Row> {
  rows: Row[]
  columns: Column<Row>[]
  keyOf: (row: Row) => string
  /** Number of the first row, from one. */
  first: number
  /** The rows answer the former question: what is pressed among them would not be what was asked for, or be gone. */
  stale?: boolean | undefined
  /** Off where the rows carry numbers of their own. */
  numbered?: boolean | undefined
  selection?: Selection<Row> | undefined
  actions?: ((row: Row) => ReactNode) | undefined
  sorting?: Sorting | undefined
}

interface Props<Row> extends Omit<RowsProps<Row>, 'rows' | 'first' | 'stale' | 'sorting'> {
  label: string
  list: Sorting & {
    rows: Row[] | undefined
    total: number
    searched: boolean
    page: number
    pageSize: number
    stale: boolean
    failed: boolean
    busy: boolean
    retry: () => void
    turn: (page: number, pageSize: number) => void
  }
  /** What can be done with the chosen rows. */
  bulk?: ReactNode
  emptyNote?: string
}

/** A table where there is room for one, cards on a phone; the pages below either. */
export function ListRows<Row>({ list, label, emptyNote, bulk, ...shown }: Props<Row>) {
  const say = useSay()
  const phone = useMedia('(max-width: 760px)')
  const { rows, total, searched, page, pageSize, stale, failed, busy, retry, turn } = list
  const { selection } = shown
  if (!rows)
    return (
      <div className={styles.instead}>
        {failed ? <LoadFailed onRetry={retry} busy={busy} /> : <PartSkeleton rows={8} />}
      </div>
    )
  if (rows.length === 0)
    return searched ? (
      <EmptyState title={say(listTexts.noneFound)}>{say(listTexts.noneFoundNote)}</EmptyState>
    ) : (
      <EmptyState title={say(listTexts.none)}>{emptyNote}</EmptyState>
    )
  const first = (page - 1) * pageSize + 1
  const Rows = phone ? ListCards : ListTable
  return (
    <>
      <div className={stale ? styles.stale : undefined} aria-busy={stale}>
        <Rows rows={rows} first={first} label={label} sorting={list} stale={stale} {...shown} />
      </div>
      <div className={styles.end}>
        <div className={styles.foot}>
          <p role="status">
            {say(listTexts.range, { from: first, to: first + rows.length - 1, count: total })}
          </p>
          <Pagination
            current={page}
            pageSize={pageSize}
            total={total}
            pageSizeOptions={[...pageSizes]}
            showSizeChanger
            simple={phone}
            size="small"
            onChange={turn}
          />
        </div>
        {selection && selection.chosen.length > 0 ? (
          <SelectionBar count={selection.chosen.length} onClear={selection.clear}>
            {bulk}
          </SelectionBar>
        ) : null}
      </div>
    </>
  )
}
