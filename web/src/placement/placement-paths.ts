import { planSearch } from '@fairground/wire/hall/plan-address'
import type { PlacedBooth } from '@fairground/wire/placement'

export const boothPath = (id: string): string => `/booth/position/detail?${new URLSearchParams({ id })}`

/** The plan of a hall, which anybody may look at. */
export const hallPlanPath = (hallId: string, english: boolean): string =>
  `/booth/anon?${planSearch({ hallId }, english ? 'en' : 'zh')}`

/** The place of a booth on it. */
export const planPath = ({ hallId, code }: Pick<PlacedBooth, 'hallId' | 'code'>, english: boolean): string =>
  `/booth/anon?${planSearch({ hallId, code }, english ? 'en' : 'zh')}`
