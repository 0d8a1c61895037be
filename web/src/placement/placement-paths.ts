import { planLanguages, planParameters } from '@fairground/wire/hall/plan-address'
import type { PlacedBooth } from '@fairground/wire/placement'

export const boothPath = (id: string): string => `/booth/position/detail?${new URLSearchParams({ id })}`

/** Its place on the plan, which anybody may look at. */
export const planPath = ({ hallId, code }: Pick<PlacedBooth, 'hallId' | 'code'>, english: boolean): string =>
  `/booth/anon?${new URLSearchParams({
    [planParameters.hall]: hallId,
    [planParameters.language]: planLanguages[english ? 'en' : 'zh'],
    booth: code,
  })}`
