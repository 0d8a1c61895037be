import type { designScreens } from '@fairground/wire/design/screens'
import { planParameters } from '@fairground/wire/hall/plan-address'
import type { PlacedBooth } from '@fairground/wire/placement'
import type { placementScreens } from '@fairground/wire/placement/screens'

type PlacementPath = (typeof placementScreens)[number]['path']

export const boothPath = (id: string): string => `/booth/position/detail?${new URLSearchParams({ id })}`

const staffPlan = '/booth/positionDesign' satisfies (typeof designScreens)[number]['path']

/** The rows somebody came from travel along, so that the way back finds them. */
const came = 'list'
const rowPages: readonly string[] = ['/booth/position', '/venue/trader'] satisfies PlacementPath[]

/** The plan of a hall in the organiser's own area, to be looked at. */
export const hallPlanPath = (hallId: string): string =>
  `${staffPlan}?${new URLSearchParams({ [planParameters.hall]: hallId, [planParameters.look]: 'yes' })}`

/** The place of a booth on it. */
export const planPath = ({ hallId, code }: Pick<PlacedBooth, 'hallId' | 'code'>, rows?: string): string =>
  `${hallPlanPath(hallId)}&${new URLSearchParams({ [planParameters.booth]: code, ...(rows && { [came]: rows }) })}`

/** An address may have been typed by anybody: only lists of booths are gone back to. */
export function rowsBefore(search: URLSearchParams): string | undefined {
  const said = search.get(came) ?? ''
  return rowPages.includes(said.split('?')[0] ?? '') ? said : undefined
}
