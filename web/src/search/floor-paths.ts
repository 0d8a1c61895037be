import type { designScreens } from '@fairground/wire/design/screens'
import { planParameters } from '@fairground/wire/hall/plan-address'
import type { placementScreens } from '@fairground/wire/placement/screens'

type DesignPath = (typeof designScreens)[number]['path']
type PlacementPath = (typeof placementScreens)[number]['path']

const plan = '/booth/positionDesign' satisfies DesignPath
const page = '/booth/position/detail' satisfies PlacementPath
const list = '/booth/position' satisfies PlacementPath

/** The plan of staff, to be looked at, with a booth on it chosen. */
export const planPath = (hallId: string, code?: string): string =>
  `${plan}?${new URLSearchParams({
    [planParameters.hall]: hallId,
    [planParameters.look]: 'yes',
    ...(code && { [planParameters.booth]: code }),
  })}`

export const boothPath = (id: string): string => `${page}?${new URLSearchParams({ id })}`

export const hallListPath = (hallId: string): string => `${list}?${new URLSearchParams({ hallId })}`
