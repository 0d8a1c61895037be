import { listScreens } from '@fairground/wire/list/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const list: ScreenModule = () =>
  import('./any-list-page').then(({ AnyListPage }) => ({ Component: AnyListPage }))

export const listScreenModules = Object.fromEntries(
  listScreens.map(({ path }) => [path, list]),
) as ScreenModules<typeof listScreens>
