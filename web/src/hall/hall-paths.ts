import type { Language } from '@fairground/domain/text'
import type { hallScreens } from '@fairground/wire/hall/screens'

type HallPath = (typeof hallScreens)[number]['path']

const paths = <Paths extends Record<Language, HallPath>>(both: Paths): Paths => both

export const pickerPaths = paths({ zh: '/plan/planAnon', en: '/plan/planAnonEN' })
export const previewPath = '/booth/anon' satisfies HallPath
export const selectionPaths = paths({ zh: '/booth/anon/selection', en: '/booth/anon/selectionEN' })
/** Where a hall leads from a picker: visitors to the preview, exhibitors to the plan with their own booths. */
export const hallPathFrom = (pickerPath: string, language: Language): HallPath =>
  pickerPath.includes('Anon') ? previewPath : selectionPaths[language]
