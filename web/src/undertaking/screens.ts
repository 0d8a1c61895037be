import type { undertakingScreens } from '@fairground/wire/undertaking/screens'
import type { ScreenModules } from '../lib/screen-module'

const own = () => import('./exhibitor/confirm-page').then(({ ConfirmPage }) => ({ Component: ConfirmPage }))

export const undertakingScreenModules: ScreenModules<typeof undertakingScreens> = {
  '/exhibitor/confirm': own,
  '/exhibitor/confirmEN': own,
  '/exhibitionConfirmation': () =>
    import('./desk/desk-page').then(({ ParticipationPage }) => ({ Component: ParticipationPage })),
  '/safetyConfirmation': () =>
    import('./desk/desk-page').then(({ SafetyPage }) => ({ Component: SafetyPage })),
}
