import type { Language } from '@fairground/domain/text'
import type { openHallScreens } from '@fairground/wire/hall/open-screens'
import { planSearch } from '@fairground/wire/hall/plan-address'

const openPlan = '/booth/anon' satisfies (typeof openHallScreens)[number]['path']

/** Where anybody sees a hall's plan, and a booth on it. */
export const openPlanAddress = (hall: { id: string }, language: Language, booth?: { code: string }): string =>
  `${openPlan}?${planSearch({ hallId: hall.id, ...booth }, language)}`
