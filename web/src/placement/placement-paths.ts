import type { designScreens } from '@fairground/wire/design/screens'
import { planParameters } from '@fairground/wire/hall/plan-address'
import type { PlacedBooth } from '@fairground/wire/placement'
import type { placementScreens } from '@fairground/wire/placement/screens'
import type { venueScreens } from '@fairground/wire/venue/screens'

type PlacementPath = (typeof placementScreens)[number]['path']
type VenuePath = (typeof venueScreens)[number]['path']

/** A booth's page, with the way back to the rows it was found in. */
export const boothPath = (id: string, rows?: string): string =>
  `/booth/position/detail?${new URLSearchParams({ id, ...(rows && { [came]: rows }) })}`

const staffPlan = '/booth/positionDesign' satisfies (typeof designScreens)[number]['path']

/** The rows somebody came from travel along, so that the way back finds them. */
const came = 'list'
const rowPages: readonly string[] = ['/booth/position', '/venue/trader', '/booth/positionType'] satisfies (
  | PlacementPath
  | VenuePath
)[]

/** The plan of a hall in the organiser's own area, to be looked at. */
export const hallPlanPath = (hallId: string): string =>
  `${staffPlan}?${new URLSearchParams({ [planParameters.hall]: hallId, [planParameters.look]: 'yes' })}`

/** The place of a booth on it. */
export const planPath = ({ hallId, code }: Pick<PlacedBooth, 'hallId' | 'code'>, rows?: string): string =>
  `${hallPlanPath(hallId)}&${new URLSearchParams({ [planParameters.booth]: code, ...(rows && { [came]: rows }) })}`

/** Several of one hall. */
export const planPathOf = (booths: readonly Pick<PlacedBooth, 'hallId' | 'code'>[], rows?: string): string =>
  planPath({ hallId: booths[0]?.hallId ?? '', code: booths.map(({ code }) => code).join() }, rows)

/** These booths in the list, all ticked: what is chosen on the plan is chosen there too. */
export function rowsOf(codes: readonly string[]): string {
  const these = codes.slice(0, mostTicked).join()
  return `/booth/position?${new URLSearchParams({ codes: these, [ticked]: these })}`
}

/** The numbers of rows that are ticked when a list opens. */
const ticked = 'ticked'
/** An address has its limits. */
const mostTicked = 200

export const tickedIn = (search: URLSearchParams): ReadonlySet<string> =>
  new Set((search.get(ticked) ?? '').split(','))

/** An address may have been typed by anybody: only lists of booths are gone back to, with what is chosen ticked there. */
export function rowsBefore(search: URLSearchParams, chosen: readonly string[] = []): string | undefined {
  const said = search.get(came) ?? ''
  const [page = '', address] = said.split('?')
  if (!rowPages.includes(page)) return undefined
  const there = new URLSearchParams(address)
  there.delete(ticked)
  if (chosen.length > 0) there.set(ticked, chosen.slice(0, mostTicked).join())
  return there.size > 0 ? `${page}?${there}` : page
}
