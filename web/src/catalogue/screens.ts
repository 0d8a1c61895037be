import type { catalogueScreens } from '@fairground/wire/catalogue/screens'
import type { ScreenModules } from '../lib/screen-module'

const own = () => import('./entry-page').then(({ EntryPage }) => ({ Component: EntryPage }))

export const catalogueScreenModules: ScreenModules<typeof catalogueScreens> = {
  '/publicationZS': own,
  '/publicationZSEng': own,
  '/publication': () => import('./desk-page').then(({ DeskPage }) => ({ Component: DeskPage })),
}
