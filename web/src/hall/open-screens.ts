import type { openHallScreens } from '@fairground/wire/hall/open-screens'
import type { ScreenModules } from '../lib/screen-module'

const picker = () =>
  import('./open-picker-page').then(({ OpenPickerPage }) => ({ Component: OpenPickerPage }))

export const openHallScreenModules: ScreenModules<typeof openHallScreens> = {
  '/plan/planAnon': picker,
  '/plan/planAnonEN': picker,
  '/booth/anon': () => import('./preview-page').then(({ PreviewPage }) => ({ Component: PreviewPage })),
}
