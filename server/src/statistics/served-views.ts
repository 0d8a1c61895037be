import { viewLists } from '@fairground/wire/list'
import type { Statistic } from '@fairground/wire/statistics/definitions'
import type { ServedView } from '../list'
import { boothSource } from './booth-source.repository'
import { companySource, unplacedSource } from './company-source.repository'
import { contractSource } from './contract-source.repository'

/** What each view's rows are joined from; most are companies as they stand. */
const sources: Partial<Record<Statistic['view']['name'], ServedView['source']>> = {
  unplacedCompany: unplacedSource,
  countedBooth: boothSource,
  countedContract: contractSource,
}

export const servedViews: ServedView[] = viewLists.map((view) => ({
  ...view,
  source: sources[view.name] ?? companySource,
}))

export function servedViewOf({ view }: Statistic): ServedView {
  const served = servedViews.find(({ name }) => name === view.name)
  if (!served) throw new Error(`${view.name} is not served`)
  return served
}
