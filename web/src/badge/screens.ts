import type { badgeScreens } from '@fairground/wire/badge/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const people: ScreenModule = () =>
  import('./people-page').then(({ PeoplePage }) => ({ Component: PeoplePage }))

const adjustment: ScreenModule = () =>
  import('./adjustment/adjustment-page').then(({ AdjustmentPage }) => ({ Component: AdjustmentPage }))

export const badgeScreenModules: ScreenModules<typeof badgeScreens> = {
  '/exhibitorcardZS': people,
  '/exhibitorcard': people,
  '/BadgeAdjustmentZS': adjustment,
  '/BadgeAdjustment': adjustment,
  '/participants/gate': () => import('./gate/gate-page').then(({ GatePage }) => ({ Component: GatePage })),
  '/participants/participants_baseinfo': () =>
    import('./participants/participants-page').then(({ ParticipantsPage }) => ({
      Component: ParticipantsPage,
    })),
  '/participants/participants_manage': () =>
    import('./adjustment/desk-page').then(({ DeskPage }) => ({ Component: DeskPage })),
  '/number/number_baseinfo': () =>
    import('./numbers/numbers-page').then(({ NumbersPage }) => ({ Component: NumbersPage })),
  '/number/number_manage': () =>
    import('./numbers/extras-page').then(({ ExtrasPage }) => ({ Component: ExtrasPage })),
}
