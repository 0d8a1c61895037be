import type { hallScreens } from '@fairground/wire/hall/screens'
import type { ScreenModules } from '../lib/screen-module'

const picker = () => import('./own-picker-page').then(({ OwnPickerPage }) => ({ Component: OwnPickerPage }))
const selection = () => import('./selection-page').then(({ SelectionPage }) => ({ Component: SelectionPage }))

export const hallScreenModules: ScreenModules<typeof hallScreens> = {
  '/exhibitor/booth/select/plan': picker,
  '/exhibitor/booth/selectEN/planEN': picker,
  '/booth/anon/selection': selection,
  '/booth/anon/selectionEN': selection,
}
