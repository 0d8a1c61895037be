import type { placementScreens } from '@fairground/wire/placement/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const booth: ScreenModule = () =>
  import('./booth-page').then(({ PlacedBoothPage }) => ({ Component: PlacedBoothPage }))

export const placementScreenModules: ScreenModules<typeof placementScreens> = {
  '/booth/position': () =>
    import('./booth-list-page').then(({ BoothListPage }) => ({ Component: BoothListPage })),
  '/booth/position/detail': booth,
  '/booth/position/analysis': booth,
  '/booth/designatedE2': () =>
    import('./designate/designate-page').then(({ DesignatePage }) => ({ Component: DesignatePage })),
  '/venue/trader': () =>
    import('./booth-list-page').then(({ TraderListPage }) => ({ Component: TraderListPage })),
}
