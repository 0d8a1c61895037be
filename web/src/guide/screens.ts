import type { guideScreens } from '@fairground/wire/guide/screens'
import type { ScreenModules } from '../lib/screen-module'

export const guideScreenModules: ScreenModules<typeof guideScreens> = {
  '/guide/registration': () =>
    import('./registration-page').then(({ RegistrationPage, loadGuide }) => ({
      Component: RegistrationPage,
      loader: loadGuide,
    })),
  '/guide/help': () =>
    import('./help-page').then(({ HelpPage, loadGuide }) => ({ Component: HelpPage, loader: loadGuide })),
}
