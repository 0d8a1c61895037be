import type { downloadScreens } from '@fairground/wire/download/screens'
import type { ScreenModule, ScreenModules } from '../lib/screen-module'

const own = () => import('./downloads-page').then(({ DownloadsPage }) => ({ Component: DownloadsPage }))

/** The list of them has a screen of its own: an entry has a file. */
export const downloadScreenModules: ScreenModules<typeof downloadScreens> & {
  '/portal/download': ScreenModule
} = {
  '/downloadingZS': own,
  '/downloadingZSEng': own,
  '/portal/download': () => import('./desk-page').then(({ DeskPage }) => ({ Component: DeskPage })),
}
