import type { Counted, Figures, FigureSearch } from '@fairground/wire/statistics'
import type { Statistic } from '@fairground/wire/statistics/definitions'
import { meantToday, readGroups } from '../list'
import type { Platform } from '../platform/platform'
import { readEditions, readHallNames } from './editions.repository'
import { servedViewOf } from './served-views'

type Reading = Pick<Platform, 'db' | 'settings'>

/** What is asked for, with what is meant where nothing was said. */
export const groupedBy = ({ by }: Statistic, search: FigureSearch): string => search.by ?? by[0] ?? ''

async function count(platform: Reading, statistic: Statistic, search: FigureSearch): Promise<Counted> {
  const { by: _by, split, compare: _compare, ...filters } = search
  const settings = platform.settings.current()
  const view = servedViewOf(statistic)
  const asked = meantToday(view, { ...filters, page: 1, pageSize: 1 }, settings)
  const { timeZone } = settings
  const [groups, totals] = await Promise.all([
    readGroups(platform.db, view, asked, { by: groupedBy(statistic, search), split, timeZone }),
    readGroups(platform.db, view, asked, { split, timeZone }),
  ])
  return { groups, totals }
}

/** A figure, and beside it the same of an earlier edition where one is asked for. */
export async function readFigures(
  platform: Reading,
  statistic: Statistic,
  search: FigureSearch,
): Promise<Figures> {
  const edition = search.edition ?? platform.settings.current().edition
  const { compare } = search
  const [counted, before, editions, names] = await Promise.all([
    count(platform, statistic, search),
    compare === undefined ? null : count(platform, statistic, { ...search, edition: compare }),
    readEditions(platform.db),
    readHallNames(platform.db, edition),
  ])
  return { ...counted, at: new Date(), edition, editions: [...new Set([edition, ...editions])].sort((a, b) => b - a), before, names }
}
