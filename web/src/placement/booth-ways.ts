import type { PlacedBooth } from '@fairground/wire/placement'
import { useLanguage } from '../lib/language'
import { boothPath, planPath } from './placement-paths'

/** Where booths lead: the pages about them are reached from several screens, and lead back there. */
export interface BoothWays {
  booth: (id: string) => string
  plan: (booth: Pick<PlacedBooth, 'hallId' | 'code'>) => string
}

export function usePlacementWays(): BoothWays {
  const english = useLanguage() === 'en'
  return { booth: boothPath, plan: (booth) => planPath(booth, english) }
}
