import type { companyScreens } from '@fairground/wire/company/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const edit: ScreenModule = () =>
  import('./edit/own-sign-up-page').then(({ OwnSignUpPage }) => ({ Component: OwnSignUpPage }))
const confirm: ScreenModule = () =>
  import('./confirm/confirm-page').then(({ ConfirmPage }) => ({ Component: ConfirmPage }))
const insert: ScreenModule = () =>
  import('./on-behalf/insert-page').then(({ InsertPage }) => ({ Component: InsertPage }))
const update: ScreenModule = () =>
  import('./on-behalf/update-page').then(({ UpdatePage }) => ({ Component: UpdatePage }))

export const companyScreenModules: ScreenModules<typeof companyScreens> = {
  '/exhprediction': edit,
  '/exhprediction/confirm': confirm,
  '/exhprediction/confirmEdit': confirm,
  '/exhpredictionEN': edit,
  '/exhprediction/confirmEN': confirm,
  '/prediction/exhprediction/insert': insert,
  '/prediction/exhprediction/insert_ENG': insert,
  '/prediction/exhprediction/update': update,
  '/prediction/exhprediction/update_ENG': update,
}
