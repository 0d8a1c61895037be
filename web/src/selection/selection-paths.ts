import type { Language } from '@fairground/domain/text'
import { planSearch } from '@fairground/wire/hall/plan-address'
import type { selectionScreens } from '@fairground/wire/selection/screens'

type Path = (typeof selectionScreens)[number]['path']

/** Where exhibitors see whether they can choose, and where they do. */
export const selectionPaths = {
  zh: { start: '/exhibitor/booth/select', position: '/exhibitor/booth/select/position' },
  en: { start: '/exhibitor/booth/selectEN', position: '/exhibitor/booth/selectEN/positionEN' },
} as const satisfies Record<Language, Record<'start' | 'position', Path>>

export const positionPath = (hallId: string, language: Language, code?: string): string =>
  `${selectionPaths[language].position}?${planSearch({ hallId, ...(code && { code }) }, language)}`
