/** @jsxRuntime automatic */
import type { Language } from '@fairground/domain/text'
import { placeIn } from '@fairground/wire/portal/places'
import { inWords } from './content'
import { say } from './texts'

export const perPage = 24

export interface Sheet<Thing> {
  things: readonly Thing[]
  page: number
  pages: number
}

/** Nothing where there is no such page. */
export function sheetOf<Thing>(all: readonly Thing[], page: number): Sheet<Thing> | undefined {
  const pages = Math.max(1, Math.ceil(all.length / perPage))
  if (page > pages) return undefined
  return { things: all.slice((page - 1) * perPage, page * perPage), page, pages }
}

/** The page of a list that an address asks for; nothing where it asks for none that could be. */
export function pageAsked(asked: string | undefined): number | undefined {
  if (asked === undefined) return 1
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : undefined
}

/** The first page has one address. */
export function atPage(path: string, page: number, asked = ''): string {
  const query = new URLSearchParams({
    ...(asked ? { q: asked } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString()
  return query ? `${path}?${query}` : path
}

interface Props {
  sheet: Sheet<unknown>
  path: string
  /** What was searched for. */
  asked?: string
  language: Language
}

export function Paging({ sheet: { page, pages }, path, asked, language }: Props) {
  if (pages === 1) return null
  const way = (to: number, words: string, rel: string) =>
    to >= 1 && to <= pages ? (
      <a className="button quiet" rel={rel} href={placeIn(language, atPage(path, to, asked))}>
        {words}
      </a>
    ) : (
      <span />
    )
  return (
    <nav className="paging" aria-label={say.pages[language]}>
      {way(page - 1, say.earlier[language], 'prev')}
      <span>{inWords(say.pageOf, language, { page, pages })}</span>
      {way(page + 1, say.later[language], 'next')}
    </nav>
  )
}
