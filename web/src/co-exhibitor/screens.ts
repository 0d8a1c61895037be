import type { coExhibitorScreens } from '@fairground/wire/co-exhibitor/screens'
import type { ScreenModules } from '../lib/screen-module'

const own = () => import('./own-page').then(({ OwnPage }) => ({ Component: OwnPage }))

export const coExhibitorScreenModules: ScreenModules<typeof coExhibitorScreens> = {
  '/exhibitor/coExhibitors': own,
  '/exhibitor/coExhibitorsEN': own,
  '/coExhibitors': () => import('./desk-page').then(({ DeskPage }) => ({ Component: DeskPage })),
}
