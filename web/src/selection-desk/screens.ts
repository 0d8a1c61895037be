import type { deskScreens } from '@fairground/wire/selection/desk-screens'
import type { ScreenModules } from '../lib/screen-module'

export const selectionDeskScreenModules: ScreenModules<typeof deskScreens> = {
  '/booth/select': () => import('./desk-page').then(({ DeskPage }) => ({ Component: DeskPage })),
}
