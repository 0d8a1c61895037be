import type { waitingScreens } from '@fairground/wire/waiting/screens'
import type { ScreenModules } from '../lib/screen-module'

export const waitingScreenModules: ScreenModules<typeof waitingScreens> = {
  '/booth/waiting': () => import('./waiting-page').then(({ WaitingPage }) => ({ Component: WaitingPage })),
}
