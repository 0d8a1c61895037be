import type { venueScreens } from '@fairground/wire/venue/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

/** The list of halls has a screen of its own: it stands below the site it is about. */
export const venueScreenModules: ScreenModules<typeof venueScreens> & { '/venue/plan': ScreenModule } = {
  '/venue/plan': () => import('./halls-page').then(({ HallsPage }) => ({ Component: HallsPage })),
  '/booth/positionType': () =>
    import('./booth-types-page').then(({ BoothTypesPage }) => ({ Component: BoothTypesPage })),
}
