import type { Language } from '@fairground/domain/text'
import type { hallScreens } from '@fairground/wire/hall/screens'

type HallPath = (typeof hallScreens)[number]['path']

const paths = <Paths extends Record<Language, HallPath>>(both: Paths): Paths => both

export const pickerPaths = paths({ zh: '/plan/planAnon', en: '/plan/planAnonEN' })
export const previewPath = '/booth/anon' satisfies HallPath
export const selectionPaths = paths({ zh: '/booth/anon/selection', en: '/booth/anon/selectionEN' })
/** The picker of the organiser's staff. */
const staffPicker = '/venue/plan'
/**
 * Where a hall leads from a picker: visitors to the preview, exhibitors to the plan with their own booths. Staff come to
 * the preview too, until there is a designer for them to come to.
 */
export const hallPathFrom = (pickerPath: string, language: Language): HallPath =>
  pickerPath.includes('Anon') || pickerPath === staffPicker ? previewPath : selectionPaths[language]
