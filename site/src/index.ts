export type { Figures, HallNow } from './figures'
export type { Page } from './frame'
export { newsFeed, robotsOf, sitemapOf } from './map-of-site'
export { languageAt, pageAt } from './pages'
export {
  type DirectoryEntry,
  directoryPage,
  exhibitorPage,
  type ListedExhibitor,
  type ProductFamily,
} from './pages/directory-pages'
export { searchPage } from './pages/search-page'
export { faultPage, notFoundPage } from './pages/single-pages'
export { pageAsked, perPage } from './paging'
export { render } from './render'
export { askedFor, wordsAsked } from './search'
export { type Edition, editionOf, type Published, type Site } from './site'
export { say as siteTexts } from './texts'
