/** @jsxRuntime automatic */
import type { Language } from '@fairground/domain/text'
import { placeIn, sitePages, sitePlaces } from '@fairground/wire/portal/places'
import type { ReactNode } from 'react'
import { titleOf } from './content'
import { Footer } from './footer'
import { Header } from './header'
import { described } from './item'
import type { Edition } from './site'
import { say } from './texts'

export interface Crumb {
  title: string
  /** None for what only gathers others. */
  path?: string
}

export interface Page {
  title: string
  /** In Chinese; where the other language stands follows from it. */
  path: string
  description: string
  crumbs: readonly Crumb[]
  /** Where the other language has it: the same place unless said otherwise, and nowhere where it has none. */
  elsewhere?: string | null
  picture?: string
  /** What nobody should find by searching the web. */
  hidden?: boolean
  /** For programs that read what it is about. */
  data?: object
  body: ReactNode
}

export const localeTags: Record<Language, string> = { zh: 'zh-CN', en: 'en' }
export const otherLanguage = (language: Language): Language => (language === 'zh' ? 'en' : 'zh')

export function Frame({ edition, page }: { edition: Edition; page: Page }) {
  const { language } = edition
  const other = otherLanguage(language)
  const elsewhere = page.elsewhere === undefined ? page.path : page.elsewhere
  return (
    <html lang={localeTags[language]}>
      <Head edition={edition} page={page} elsewhere={elsewhere} />
      <body>
        <a className="skip" href="#main">
          {say.skip[language]}
        </a>
        <Header edition={edition} path={page.path} otherFace={placeIn(other, elsewhere ?? parentOf(page))} />
        <main id="main" tabIndex={-1}>
          {page.path !== sitePages.home ? <Crumbs edition={edition} page={page} /> : null}
          {page.body}
        </main>
        <Footer edition={edition} />
      </body>
    </html>
  )
}

/** Whoever reads what the other language lacks is led to what it stands among. */
const parentOf = ({ crumbs }: Page): string => crumbs.findLast(({ path }) => path)?.path ?? sitePages.home

interface HeadProps {
  edition: Edition
  page: Page
  elsewhere: string | null
}

function Head({ edition, page, elsewhere }: HeadProps) {
  const { language, origin, name, styles } = edition
  const title = page.path === sitePages.home ? page.title : `${page.title} · ${name}`
  const description = described(page.description, language)
  const at = (of: Language, path: string) => `${origin}${placeIn(of, path)}`
  const other = otherLanguage(language)
  const faces: [string, string][] =
    elsewhere === null || page.hidden
      ? []
      : [
          [localeTags[language], at(language, page.path)],
          [localeTags[other], at(other, elsewhere)],
          ['x-default', at('zh', language === 'zh' ? page.path : elsewhere)],
        ]
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {page.hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={at(language, page.path)} />
      )}
      {faces.map(([tag, href]) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={href} />
      ))}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${name} · ${titleOf('portalNews', language)}`}
        href={feedIn(language)}
      />
      <meta property="og:type" content={page.picture ? 'article' : 'website'} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={page.title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:url" content={at(language, page.path)} />
      <meta property="og:locale" content={language === 'zh' ? 'zh_CN' : 'en_GB'} />
      {page.picture ? <meta property="og:image" content={origin + page.picture} /> : null}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4f1" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#181513" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={styles} />
      {page.data ? (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data that no browser runs, and nothing in it can end it
          dangerouslySetInnerHTML={{ __html: JSON.stringify(page.data).replace(/</g, '\\u003c') }}
        />
      ) : null}
    </head>
  )
}

export const feedIn = (language: Language): string => `${placeIn(language, sitePlaces.portalNews)}.xml`

function Crumbs({ edition: { language }, page }: { edition: Edition; page: Page }) {
  return (
    <nav className="crumbs" aria-label={say.path[language]}>
      <ol>
        <li>
          <a href={placeIn(language, sitePages.home)}>{say.home[language]}</a>
        </li>
        {page.crumbs.map(({ title, path }) => (
          <li key={title}>{path ? <a href={placeIn(language, path)}>{title}</a> : title}</li>
        ))}
        <li aria-current="page">{page.title}</li>
      </ol>
    </nav>
  )
}
