import type { shellScreens } from '@fairground/wire/shell/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

export const shellScreenModules: ScreenModules<typeof shellScreens> & { '/index': ScreenModule } = {
  // An old address that leads to where somebody was last.
  '/index': () => import('./index-page').then(({ IndexPage }) => ({ Component: IndexPage })),
  '/module': () => import('./module-page').then(({ ModulePage }) => ({ Component: ModulePage })),
}
