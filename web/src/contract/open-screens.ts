import type { openContractScreens } from '@fairground/wire/contract/open-screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const check: ScreenModule = () =>
  import('./check/check-page').then(({ CheckPage }) => ({ Component: CheckPage }))

export const openContractScreenModules: ScreenModules<typeof openContractScreens> = {
  '/contract/check': check,
  '/contract/checkEN': check,
}
