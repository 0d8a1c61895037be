import type { Statistic, StatisticName } from './definitions'
import { type StatisticsPath, statisticsScreens } from './screens'

/** Where each figure is shown. */
export const figurePaths: Record<StatisticName, StatisticsPath> = {
  confirm: '/statistical/statisConfirm',
  area: '/statistical/statisArea',
  product: '/statistical/statisProduct',
  unplaced: '/statistical/statisNoBooth',
  signUps: '/applicationStatistical',
  venue: '/statistical/boothStatis/boothStatisVenueList',
  boothProduct: '/statistical/boothStatis/boothStatisProList',
  boothArea: '/statistical/boothStatis/boothStatisAreaList',
  contract: '/statistical/contractStatis',
}

const back = 'back'
const home = '/home'

/** The rows behind a figure. Where somebody came from travels along, so that the way back finds the same figures. */
export function rowsPath(
  { view }: Pick<Statistic, 'view'>,
  said: Readonly<Record<string, string | number | undefined>>,
  from?: { pathname: string; search: string },
): string {
  const filters = Object.entries(said).filter(([, value]) => value !== undefined && value !== '')
  return `${view.path}?${new URLSearchParams([
    ...filters.map(([name, value]) => [name, String(value)]),
    // Said even where nothing is narrowed: an address without a word would bring back the last search.
    ['page', '1'],
    ...(from ? [[back, from.pathname + from.search]] : []),
  ])}`
}

/** An address may have been typed by anybody: only pages with figures are gone back to. */
export function figuresBefore(search: URLSearchParams): string | undefined {
  const said = search.get(back) ?? ''
  const path = said.split('?')[0] ?? ''
  return path === home || statisticsScreens.some((screen) => screen.path === path) ? said : undefined
}
