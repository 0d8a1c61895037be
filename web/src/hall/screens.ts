import type { hallScreens } from '@fairground/wire/hall/screens'
import type { ScreenModules } from '../lib/screen-module'

const openPicker = () =>
  import('./open-picker-page').then(({ OpenPickerPage }) => ({ Component: OpenPickerPage }))
const ownPicker = () =>
  import('./own-picker-page').then(({ OwnPickerPage }) => ({ Component: OwnPickerPage }))
const selection = () => import('./selection-page').then(({ SelectionPage }) => ({ Component: SelectionPage }))

export const hallScreenModules: ScreenModules<typeof hallScreens> = {
  '/plan/planAnon': openPicker,
  '/plan/planAnonEN': openPicker,
  '/booth/anon': () => import('./preview-page').then(({ PreviewPage }) => ({ Component: PreviewPage })),
  '/exhibitor/booth/select/plan': ownPicker,
  '/exhibitor/booth/selectEN/planEN': ownPicker,
  '/booth/anon/selection': selection,
  '/booth/anon/selectionEN': selection,
}
