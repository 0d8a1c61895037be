import type { codelistScreens } from '@fairground/wire/codelist/screens'
import type { ScreenModules } from '../lib/screen-module'

export const codelistScreenModules: ScreenModules<typeof codelistScreens> = {
  '/system/codelist': () =>
    import('./code-lists-page').then(({ CodeListsPage }) => ({ Component: CodeListsPage })),
  '/system/codelist/detail': () =>
    import('./code-list-page').then(({ CodeListPage }) => ({ Component: CodeListPage })),
}
