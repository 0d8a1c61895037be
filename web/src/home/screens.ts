import type { homeScreens } from '@fairground/wire/home/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const exhibitorHome: ScreenModule = () =>
  import('./exhibitor-home').then(({ ExhibitorHome }) => ({ Component: ExhibitorHome }))

export const homeScreenModules: ScreenModules<typeof homeScreens> = {
  '/home': () => import('./organiser-home').then(({ OrganiserHome }) => ({ Component: OrganiserHome })),
  '/exhibitor/home': exhibitorHome,
  '/exhibitor/homeEN': exhibitorHome,
}
