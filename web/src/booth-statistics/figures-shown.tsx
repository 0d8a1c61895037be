import type { BoothCell } from '@fairground/domain/booth-statistics'
import type { CountedHall } from '@fairground/wire/booth-statistics'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useSay } from '../lib/language'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { FigureFilterFields } from './figure-filters'
import { statisticsTexts as texts } from './statistics.texts'
import { useFigureFilters, useFigures } from './use-figures'

interface Props {
  children: (shown: { cells: readonly BoothCell[]; halls: readonly CountedHall[] }) => ReactNode
}

/** Filters, and below them the figures; or why there are none. */
export function FiguresShown({ children }: Props) {
  const say = useSay()
  const { filters, narrow } = useFigureFilters()
  const { query, cells, halls, all } = useFigures(filters)
  if (!all)
    return query.isError ? (
      <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
    ) : (
      <PageSkeleton />
    )
  if (all.halls.length === 0)
    return <EmptyState title={say(texts.noHalls)}>{say(texts.noHallsNote)}</EmptyState>
  return (
    <>
      <FigureFilterFields halls={all.halls} cells={all.cells} filters={filters} onNarrow={narrow} />
      {cells.length === 0 && Object.keys(filters).length > 0 ? (
        <EmptyState title={say(texts.nothing)}>
          {say(texts.nothingNote)}{' '}
          <Button type="link" onClick={() => narrow({})}>
            {say(texts.clear)}
          </Button>
        </EmptyState>
      ) : (
        children({ cells, halls })
      )}
    </>
  )
}
