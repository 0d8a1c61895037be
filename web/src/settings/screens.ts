import type { settingsScreens } from '@fairground/wire/settings/screens'
import type { ScreenModules } from '../lib/screen-module'

export const settingsScreenModules: ScreenModules<typeof settingsScreens> = {
  '/system/settings': () =>
    import('./settings-page').then(({ SettingsPage }) => ({ Component: SettingsPage })),
}
