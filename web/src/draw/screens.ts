import type { drawScreens } from '@fairground/wire/draw/screens'
import type { ScreenModules } from '../lib/screen-module'

export const drawScreenModules: ScreenModules<typeof drawScreens> = {
  '/drawLots/drawLotsSetting': () =>
    import('./settings/settings-page').then(({ SettingsPage }) => ({ Component: SettingsPage })),
  '/drawLots/drawLotsRecord': () =>
    import('./record/record-page').then(({ RecordPage }) => ({ Component: RecordPage })),
  '/lottery': () => import('./stage/columns-page').then(({ ColumnsPage }) => ({ Component: ColumnsPage })),
  '/lotteries': () => import('./stage/lines-page').then(({ LinesPage }) => ({ Component: LinesPage })),
  '/verify': () => import('./verify/verify-page').then(({ VerifyPage }) => ({ Component: VerifyPage })),
}
