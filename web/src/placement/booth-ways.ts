import type { PlacedBooth } from '@fairground/wire/placement'
import { useLocation } from 'react-router'
import { boothPath, planPath } from './placement-paths'

/** Where booths lead: the pages about them are reached from several screens, and lead back there. */
export interface BoothWays {
  booth: (id: string) => string
  plan: (booth: Pick<PlacedBooth, 'hallId' | 'code'>) => string
}

export const placementWays: BoothWays = { booth: boothPath, plan: (booth) => planPath(booth) }

/** From rows of booths, which one comes back to. */
export function useWaysFromRows(): BoothWays {
  const { pathname, search } = useLocation()
  return { booth: boothPath, plan: (booth) => planPath(booth, pathname + search) }
}
