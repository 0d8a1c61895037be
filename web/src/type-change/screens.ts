import type { typeChangeScreens } from '@fairground/wire/type-change/screens'
import type { ScreenModules } from '../lib/screen-module'

const own = () => import('./own-page').then(({ OwnPage }) => ({ Component: OwnPage }))

export const typeChangeScreenModules: ScreenModules<typeof typeChangeScreens> = {
  '/bootTypeChangeZS': own,
  '/bootTypeChangeEN': own,
  '/bootTypeChange': () => import('./desk-page').then(({ DeskPage }) => ({ Component: DeskPage })),
}
