import type { Language } from '@fairground/domain/text'
import { languages } from '@fairground/domain/text'
import { placeIn, sitePages, sitePlaces } from '@fairground/wire/portal/places'
import { itemsOf, placedNames, titleOf } from './content'
import { saysSomething } from './footer'
import { feedIn, localeTags } from './frame'
import { plainWords } from './item'
import { type Edition, editionOf, type Site } from './site'

/** What XML reads as words; what it cannot hold at all is left out. */
export const asWords = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const pathsIn = (edition: Edition, exhibitorIds: readonly string[]): string[] => [
  sitePages.home,
  sitePages.exhibitors,
  ...exhibitorIds.map((id) => `${sitePages.exhibitors}/${id}`),
  ...(edition.contact ? [sitePages.contact] : []),
  ...(saysSomething(edition.base?.privacy) ? [sitePages.privacy] : []),
  ...(saysSomething(edition.base?.accessibility) ? [sitePages.accessibility] : []),
  ...placedNames.flatMap((name) => {
    const rows = edition.rows[name] ?? []
    return rows.length > 0 ? [sitePlaces[name], ...rows.map(({ id }) => `${sitePlaces[name]}/${id}`)] : []
  }),
]

/** Every page there is to find, each with its other face. */
export function sitemapOf(site: Site, exhibitorIds: readonly string[] = []): string {
  const paths = Object.fromEntries(
    languages.map((language) => [language, new Set(pathsIn(editionOf(site, language), exhibitorIds))]),
  ) as Record<Language, Set<string>>
  const address = (language: Language, path: string) => asWords(site.origin + placeIn(language, path))
  const entry = (language: Language, path: string): string => {
    const faces = languages.filter((one) => paths[one].has(path))
    const links = faces.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${localeTags[one]}" href="${address(one, path)}"/>`,
    )
    return `<url><loc>${address(language, path)}</loc>${faces.length > 1 ? links.join('') : ''}</url>`
  }
  const entries = languages.flatMap((language) => [...paths[language]].map((path) => entry(language, path)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Programs that gather pages have no business behind the doors. */
export const robotsOf = ({ origin }: Site): string => `User-agent: *
Disallow: /api/
Allow: /api/portal/picture/
Disallow: /exhibition/
Disallow: /exhibitor/
Sitemap: ${origin}/sitemap.xml
`

const mostNews = 30

export function newsFeed(edition: Edition): string {
  const { language, name, origin } = edition
  const title = `${name} · ${titleOf('portalNews', language)}`
  const items = itemsOf(edition, 'portalNews')
    .toSorted((one, other) => (other.day?.iso ?? '').localeCompare(one.day?.iso ?? ''))
    .slice(0, mostNews)
    .map((item) => {
      const link = asWords(origin + placeIn(language, item.path))
      const day = item.day ? new Date(`${item.day.iso}T00:00:00Z`).toUTCString() : ''
      return `<item><title>${asWords(item.name)}</title><link>${link}</link><guid>${link}</guid>${
        day ? `<pubDate>${day}</pubDate>` : ''
      }<description>${asWords(item.lead || plainWords(item))}</description></item>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${asWords(title)}</title>
<link>${asWords(origin + placeIn(language, sitePlaces.portalNews))}</link>
<atom:link rel="self" type="application/rss+xml" href="${asWords(origin + feedIn(language))}"/>
<description>${asWords(title)}</description>
<language>${localeTags[language]}</language>
${items.join('\n')}
</channel></rss>
`
}
