import type { openDrawScreens } from '@fairground/wire/draw/open-screens'
import type { ScreenModules } from '../lib/screen-module'

export const openDrawScreenModules: ScreenModules<typeof openDrawScreens> = {
  '/lottery': () => import('./stage/columns-page').then(({ ColumnsPage }) => ({ Component: ColumnsPage })),
  '/lotteries': () => import('./stage/lines-page').then(({ LinesPage }) => ({ Component: LinesPage })),
  '/verify': () => import('./verify/verify-page').then(({ VerifyPage }) => ({ Component: VerifyPage })),
}
