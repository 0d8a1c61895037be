import type { shellScreens } from '@fairground/wire/shell/screens'
import type { ScreenModules } from '../lib/screen-module'

export const shellScreenModules: ScreenModules<typeof shellScreens> = {
  '/module': () => import('./module-page').then(({ ModulePage }) => ({ Component: ModulePage })),
}
