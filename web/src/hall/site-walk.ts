import { type PlanAddress, readAddress } from './address'
import { type Goal, isIn, readSpot, type Spot, writeSpot } from './spot'

/** A walk over the site, as far as it is chosen. */
export interface SiteWalk {
  from: Spot | undefined
  to: Goal | undefined
}

export function readGoal(text: string | undefined, shown: string): Goal | undefined {
  const spot = readSpot(text, shown)
  return spot?.kind === 'named' || spot?.kind === 'hall' ? spot : undefined
}

/** What an address says of a walk: on the site, where every spot names its hall, or on the plan of a hall. */
export function walkOn(search: URLSearchParams, shown = ''): SiteWalk {
  const { booth, from, to } = readAddress(search)
  // A booth that is only looked at is nobody's goal.
  const isGoal = shown !== '' && booth !== undefined && from !== undefined
  return {
    from: readSpot(from, shown),
    to: isGoal ? { kind: 'named', hall: shown, name: booth } : readGoal(to, shown),
  }
}

/** What the plan of a hall needs to know of where a walk leads. */
export function goalFor(to: Goal | undefined, hall: string): Partial<Pick<PlanAddress, 'booth' | 'to'>> {
  if (!to) return {}
  return to.kind === 'named' && isIn(to, hall) ? { booth: to.name } : { to: writeSpot(to, hall) }
}

/** The site's plan with a walk on it. */
export function siteWithWalk(sitePlan: string, { from, to }: SiteWalk): string {
  const ends = new URLSearchParams({
    ...(from && { from: writeSpot(from, '') }),
    ...(to && { to: writeSpot(to, '') }),
  })
  return ends.size > 0 ? `${sitePlan}?${ends}` : sitePlan
}
