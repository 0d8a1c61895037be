import type { selectionScreens } from '@fairground/wire/selection/screens'
import type { ScreenModules } from '../lib/screen-module'

const start = () => import('./start-page').then(({ StartPage }) => ({ Component: StartPage }))
const position = () => import('./position-page').then(({ PositionPage }) => ({ Component: PositionPage }))

export const selectionScreenModules: ScreenModules<typeof selectionScreens> = {
  '/exhibitor/booth/select': start,
  '/exhibitor/booth/selectEN': start,
  '/exhibitor/booth/select/position': position,
  '/exhibitor/booth/selectEN/positionEN': position,
}
