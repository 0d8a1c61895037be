import type { Language } from '@fairground/domain/text'
import type { designScreens } from '@fairground/wire/design/screens'
import type { openHallScreens } from '@fairground/wire/hall/open-screens'
import type { hallScreens } from '@fairground/wire/hall/screens'
import type { selectionScreens } from '@fairground/wire/selection/screens'

type HallPath = (typeof openHallScreens | typeof hallScreens)[number]['path']
type SelectionPath = (typeof selectionScreens)[number]['path']
type DesignPath = (typeof designScreens)[number]['path']

const paths = <Paths extends Record<Language, HallPath>>(both: Paths): Paths => both

export const pickerPaths = paths({ zh: '/plan/planAnon', en: '/plan/planAnonEN' })
export const previewPath = '/booth/anon' satisfies HallPath
export const ownPickerPaths = paths({
  zh: '/exhibitor/booth/select/plan',
  en: '/exhibitor/booth/selectEN/planEN',
})
/** The picker of the organiser's staff. */
export const staffPicker = '/venue/plan'
/** Where staff draw a hall. */
const drawingTable = '/booth/positionDesign' satisfies DesignPath
/** Where exhibitors choose booths in a hall. */
const choosing = {
  zh: '/exhibitor/booth/select/position',
  en: '/exhibitor/booth/selectEN/positionEN',
} as const satisfies Record<Language, SelectionPath>
/** Where a hall leads from a picker: visitors to the preview, exhibitors to where they choose, staff to the drawing
 * table. */
export function hallPathFrom(pickerPath: string, language: Language): HallPath | SelectionPath | DesignPath {
  if (pickerPath === staffPicker) return drawingTable
  return pickerPath.includes('Anon') ? previewPath : choosing[language]
}
