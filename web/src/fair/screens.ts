import type { fairScreens } from '@fairground/wire/fair/screens'
import type { ScreenModules } from '../lib/screen-module'

export const fairScreenModules: ScreenModules<typeof fairScreens> = {
  '/': () =>
    import('./landing-page').then(({ LandingPage, loadLanding }) => ({
      Component: LandingPage,
      loader: loadLanding,
    })),
}
