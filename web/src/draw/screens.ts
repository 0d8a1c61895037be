import type { drawScreens } from '@fairground/wire/draw/screens'
import type { ScreenModules } from '../lib/screen-module'

export const drawScreenModules: ScreenModules<typeof drawScreens> = {
  '/drawLots/drawLotsSetting': () =>
    import('./settings/settings-page').then(({ SettingsPage }) => ({ Component: SettingsPage })),
  '/drawLots/drawLotsRecord': () =>
    import('./record/record-page').then(({ RecordPage }) => ({ Component: RecordPage })),
}
