import type { windowScreens } from '@fairground/wire/window/screens'
import type { ScreenModules } from '../lib/screen-module'

export const windowScreenModules: ScreenModules<typeof windowScreens> = {
  '/booth/time': () => import('./window-page').then(({ WindowPage }) => ({ Component: WindowPage })),
}
