import type { PlacedBooth } from '@fairground/wire/placement'
import { useLocation, useSearchParams } from 'react-router'
import { boothPath, planPath, rowsBefore } from './placement-paths'

/** Where booths lead: the pages about them are reached from several screens, and lead back there. */
export interface BoothWays {
  booth: (id: string) => string
  plan: (booth: Pick<PlacedBooth, 'hallId' | 'code'>) => string
}

export const placementWays: BoothWays = { booth: (id) => boothPath(id), plan: (booth) => planPath(booth) }

/** From rows of booths, which one comes back to. */
export function useWaysFromRows(): BoothWays {
  const { pathname, search } = useLocation()
  const rows = pathname + search
  return { booth: (id) => boothPath(id, rows), plan: (booth) => planPath(booth, rows) }
}

/** From the page of a booth: to others of its kind, and all of them back to the same rows. */
export function useWaysOnward(): BoothWays & { rows: string | undefined } {
  const rows = rowsBefore(useSearchParams()[0])
  return { rows, booth: (id) => boothPath(id, rows), plan: (booth) => planPath(booth, rows) }
}
