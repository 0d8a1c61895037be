import type { openPortalScreens } from '@fairground/wire/portal/open-screens'
import type { ScreenModules } from '../lib/screen-module'

export const openPortalScreenModules: ScreenModules<typeof openPortalScreens> = {
  '/portal/redirect': () =>
    import('./redirect-page').then(({ RedirectPage }) => ({ Component: RedirectPage })),
}
