import { planSearch } from '@fairground/wire/hall/plan-address'
import type { BoothFilters, PlacedBooth } from '@fairground/wire/placement'

export const paths = {
  matrix: '/booth/positionStatistical',
  list: '/booth/positionStatistical/list',
  detail: '/booth/positionStatistical/detail',
  analysis: '/booth/positionStatistical/analysis',
  plan: '/booth/positionStatistical/positionDesign',
  demand: '/booth/positionAnalysis',
} as const

/** Where somebody came from travels along, so that the way back finds the same figures and the same rows. */
const came = { figures: 'back', rows: 'list' } as const

const figurePages: readonly string[] = [paths.matrix, paths.analysis, paths.demand]

/** An address may have been typed by anybody: only pages with figures are gone back to. */
export function figuresBefore(search: URLSearchParams): string | undefined {
  const said = search.get(came.figures) ?? ''
  return figurePages.includes(said.split('?')[0] ?? '') ? said : undefined
}

export function rowsBefore(search: URLSearchParams): string | undefined {
  const rows = search.get(came.rows)
  if (rows === null) return undefined
  const there = new URLSearchParams(rows)
  const figures = figuresBefore(search)
  if (figures) there.set(came.figures, figures)
  return `${paths.list}?${there}`
}

/** The booths behind a figure; only halls in use are counted. */
export function figurePath(filters: BoothFilters, from: { pathname: string; search: string }): string {
  const said = Object.entries({ ...filters, hallUsage: 'open' }).filter(([, value]) => value !== undefined)
  return `${paths.list}?${new URLSearchParams([
    ...(said as [string, string][]),
    // Said even where nothing is narrowed: an address without a word would bring back the last search.
    ['page', '1'],
    [came.figures, from.pathname + from.search],
  ])}`
}

/** What a page hands on: on the list, its own rows become those to come back to. */
function handedOn(search: URLSearchParams, isList: boolean): URLSearchParams {
  const on = new URLSearchParams()
  const figures = figuresBefore(search)
  const own = new URLSearchParams(search)
  own.delete(came.figures)
  const rows = isList ? own.toString() : search.get(came.rows)
  if (rows !== null) on.set(came.rows, rows)
  if (figures) on.set(came.figures, figures)
  return on
}

/** Where booths lead from a page of the statistics. */
export function waysFrom(search: URLSearchParams, english: boolean, isList = false) {
  const on = handedOn(search, isList)
  return {
    booth: (id: string): string => `${paths.detail}?${new URLSearchParams([['id', id], ...on])}`,
    plan: (booth: Pick<PlacedBooth, 'hallId' | 'code'>): string =>
      `${paths.plan}?${new URLSearchParams([...planSearch(booth, english ? 'en' : 'zh'), ...on])}`,
  }
}
