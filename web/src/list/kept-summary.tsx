import { type Expiry, type StandingWanted, standingTitles } from '@fairground/domain/list'
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

/** How many rows a list has; where they end one day, how many have ended or soon will; where they are published, how many want a hand. */
export function KeptSummary({ list, rows, fixed }: Props) {
  const say = useSay()
  const counted = 'expiry' in list.filters && !rows.filters.removed
  const ending = (expiry: Expiry) => (counted ? { ...fixed, expiry } : undefined)
  const figures = {
    over: useTotal(list.calls.page, ending('over')) ?? 0,
    within90: useTotal(list.calls.page, ending('within90')) ?? 0,
  }
  const published = list.publishing !== undefined && !rows.filters.removed
  const standing = (state: StandingWanted) => (published ? { ...fixed, state } : undefined)
  const concerns = {
    draft: useTotal(list.calls.page, standing('draft')) ?? 0,
    revised: useTotal(list.calls.page, standing('revised')) ?? 0,
    planned: useTotal(list.calls.page, standing('planned')) ?? 0,
    noEnglish: useTotal(list.calls.page, standing('noEnglish')) ?? 0,
  }
  const parts = [
    ...Object.entries(concerns).map(([state, count]) => ({
      count,
      text: {
        zh: `${standingTitles[state as StandingWanted].zh} {count}`,
        en: `${standingTitles[state as StandingWanted].en} {count}`,
      },
      search: `?state=${state}`,
    })),
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
