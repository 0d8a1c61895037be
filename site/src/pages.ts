import type { Language } from '@fairground/domain/text'
import { type PlacedName, sitePages, sitePlaces } from '@fairground/wire/portal/places'
import { placedNames } from './content'
import type { Page } from './frame'
import { entryPage } from './pages/entry-page'
import { homePage } from './pages/home-page'
import { kindPage } from './pages/kind-page'
import { contactPage, statementPage } from './pages/single-pages'
import { pageAsked } from './paging'
import type { Edition } from './site'
import { say } from './texts'

/** What an address asks for, its language aside. */
export interface Asked {
  path: string
  /** The sheet of a list. */
  page?: string | undefined
}

const singles: Record<string, (edition: Edition, now: Date) => Page | undefined> = {
  [sitePages.home]: homePage,
  [sitePages.contact]: contactPage,
  [sitePages.privacy]: (edition) => statementPage(edition, 'privacy', say.privacy),
  [sitePages.accessibility]: (edition) => statementPage(edition, 'accessibility', say.accessibility),
}
const kinds = new Map<string, PlacedName>(placedNames.map((name) => [sitePlaces[name], name]))

/** The page at an address; nothing where nothing is published. */
export function pageAt(edition: Edition, { path, page }: Asked, now: Date): Page | undefined {
  const single = singles[path]
  if (single) return single(edition, now)
  const kind = kinds.get(path)
  if (kind) {
    const sheet = pageAsked(page)
    return sheet === undefined ? undefined : kindPage(edition, kind, sheet)
  }
  const parent = kinds.get(path.slice(0, path.lastIndexOf('/')))
  return parent && entryPage(edition, parent, path.slice(path.lastIndexOf('/') + 1))
}

/** A path without its language, and the language it is in. */
export const languageAt = (path: string): { language: Language; path: string } =>
  path === '/en' || path.startsWith('/en/')
    ? { language: 'en', path: path.slice('/en'.length) || sitePages.home }
    : { language: 'zh', path }
