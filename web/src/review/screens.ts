import type { reviewScreens } from '@fairground/wire/review/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const signUp: ScreenModule = () =>
  import('./detail/sign-up-page').then(({ SignUpPage }) => ({ Component: SignUpPage }))

export const reviewScreenModules: ScreenModules<typeof reviewScreens> = {
  '/prediction/exhprediction_approve': () =>
    import('./list/sign-up-list').then(({ ReviewListPage }) => ({ Component: ReviewListPage })),
  '/prediction/exhprediction_approve/detail': signUp,
  '/prediction/exhprediction_approve/approve': () =>
    import('./desk/desk-page').then(({ DeskPage }) => ({ Component: DeskPage })),
  '/prediction/exhprediction': () =>
    import('./list/sign-up-list').then(({ SignUpListPage }) => ({ Component: SignUpListPage })),
  '/prediction/exhprediction/detail': signUp,
  '/prediction/exhibitor': () =>
    import('./list/sign-up-list').then(({ ExhibitorListPage }) => ({ Component: ExhibitorListPage })),
  '/prediction/exhibitor/detail': signUp,
}
