import type { hubScreens } from '@fairground/wire/hub/screens'
import type { ScreenModules } from '../lib/screen-module'

export const hubScreenModules: ScreenModules<typeof hubScreens> = {
  '/company': () => import('./hub-page').then(({ HubPage }) => ({ Component: HubPage })),
}
