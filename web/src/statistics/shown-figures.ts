import type { FigureGroup, FigureSearch, Figures } from '@fairground/wire/statistics'
import type { Statistic } from '@fairground/wire/statistics/definitions'
import { inOrder, sumOfGroups } from '@fairground/wire/statistics/words'

/** Figures of one currency, or of everything: in order, with what an earlier edition had beside them. */
export interface ShownFigures {
  within: string
  by: string
  split: string | undefined
  keys: string[]
  splits: string[]
  /** Who belongs to several groups counts once in it. */
  total: (split?: string) => Values
  totalBefore: ((split?: string) => Values) | undefined
  of: (key: string, split?: string) => Values
  before: ((key: string, split?: string) => Values) | undefined
}
type Values = Readonly<Record<string, number>>

const lookUp =
  (groups: readonly FigureGroup[]) =>
  (key: string | undefined, split?: string): Values =>
    sumOfGroups(
      groups.filter(
        (group) => (key === undefined || group.key === key) && (split === undefined || group.split === split),
      ),
    )

/** One for each currency where there are several; one where there is none. */
export function figuresShown(statistic: Statistic, figures: Figures, search: FigureSearch): ShownFigures[] {
  const by = search.by ?? statistic.by[0] ?? ''
  const all = [...figures.groups, ...(figures.before?.groups ?? [])]
  const withins = [...new Set([...figures.totals, ...all].map(({ within }) => within))].sort()
  return withins.map((within) => {
    const own = (groups: readonly FigureGroup[]) => groups.filter((group) => group.within === within)
    const groups = own(figures.groups)
    const earlier = figures.before && own(figures.before.groups)
    const totalsBefore = figures.before ? own(figures.before.totals) : undefined
    const both = own(all)
    const distinct = (values: string[], filter: string | undefined) =>
      filter ? inOrder(statistic, filter, [...new Set(values)]) : []
    return {
      within,
      by,
      split: search.split,
      keys: distinct(
        both.map(({ key }) => key),
        by,
      ),
      splits: distinct(
        both.map(({ split }) => split),
        search.split,
      ),
      total: (split) => lookUp(own(figures.totals))(undefined, split),
      totalBefore: totalsBefore && ((split) => lookUp(totalsBefore)(undefined, split)),
      of: lookUp(groups),
      before: earlier ? lookUp(earlier) : undefined,
    }
  })
}
