import type { Expiry } from '@fairground/domain/list'
import type { KeptList } from '@fairground/wire/list'
import { useSay } from '../lib/language'
import { ListSummary } from '../ui/list/list-summary'
import { useTotal } from '../ui/list/use-total'
import type { Filters } from './filter-schema'
import { listTexts as texts } from './list.texts'

interface Props {
  list: KeptList
  rows: { all: number | undefined; total: number; searched: boolean; filters: Filters }
  fixed: Record<string, string>
}

/** How many rows a list has; where they end one day, how many have ended or soon will. */
export function KeptSummary({ list, rows, fixed }: Props) {
  const say = useSay()
  const counted = 'expiry' in list.filters && !rows.filters.removed
  const ending = (expiry: Expiry) => (counted ? { ...fixed, expiry } : undefined)
  const figures = {
    over: useTotal(list.calls.page, ending('over')) ?? 0,
    within90: useTotal(list.calls.page, ending('within90')) ?? 0,
  }
  const parts = [
    { count: figures.over, text: texts.countOver, search: '?expiry=over' },
    { count: figures.within90, text: texts.countSoon, search: '?expiry=within90' },
  ]
  return (
    <ListSummary
      list={rows}
      unit={list.company ? 'companies' : 'rows'}
      parts={parts
        .filter(({ count }) => count > 0)
        .map(({ count, text, search }) => ({ text: say(text, { count }), search }))}
    />
  )
}
