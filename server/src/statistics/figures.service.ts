import type { Counted, FigureGroup, FigureSearch, Figures } from '@fairground/wire/statistics'
import type { Statistic } from '@fairground/wire/statistics/definitions'
import { sumOfGroups } from '@fairground/wire/statistics/words'
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
  const by = groupedBy(statistic, search)
  // Whoever belongs to several groups must count once in the total; everywhere else the groups add up to it.
  const several = view.filters[by]?.by === 'has'
  const [groups, own] = await Promise.all([
    readGroups(platform.db, view, asked, { by, split, timeZone }),
    several ? readGroups(platform.db, view, asked, { split, timeZone }) : undefined,
  ])
  return { groups, totals: own ?? addedUp(groups) }
}

function addedUp(groups: readonly FigureGroup[]): FigureGroup[] {
  const same = new Map<string, FigureGroup[]>()
  for (const group of groups) {
    const key = `${group.split} ${group.within}`
    same.set(key, [...(same.get(key) ?? []), group])
  }
  return [...same.values()].flatMap((own) =>
    own.slice(0, 1).map(({ split, within }) => ({ key: '', split, within, values: sumOfGroups(own) })),
  )
}

export type Compared = Counted & Pick<Figures, 'before'>

/** A figure, and beside it the same of an earlier edition where one is asked for. */
export async function countFigures(
  platform: Reading,
  statistic: Statistic,
  search: FigureSearch,
): Promise<Compared> {
  const { compare } = search
  const [counted, before] = await Promise.all([
    count(platform, statistic, search),
    compare === undefined ? null : count(platform, statistic, { ...search, edition: compare }),
  ])
  return { ...counted, before }
}

/** The same with what a page needs to name it. */
export async function readFigures(
  platform: Reading,
  statistic: Statistic,
  search: FigureSearch,
): Promise<Figures> {
  const edition = search.edition ?? platform.settings.current().edition
  const [counted, editions, names] = await Promise.all([
    countFigures(platform, statistic, search),
    readEditions(platform.db, edition),
    readHallNames(platform.db, edition),
  ])
  return { ...counted, at: new Date(), edition, editions, names }
}
