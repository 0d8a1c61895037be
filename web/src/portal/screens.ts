import type { portalScreens } from '@fairground/wire/portal/screens'
import { portalScreens as all } from '@fairground/wire/portal/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const desk: ScreenModule = () =>
  import('./content-page').then(({ ContentPage }) => ({ Component: ContentPage }))

export const portalScreenModules = {
  ...Object.fromEntries(all.flatMap((screen) => ('redirectTo' in screen ? [] : [[screen.path, desk]]))),
  '/portal/home': () => import('./home/desk-home').then(({ DeskHome }) => ({ Component: DeskHome })),
} as ScreenModules<typeof portalScreens>
