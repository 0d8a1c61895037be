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

/** What a list is asked for, by the names it has in an address. */
export type Wanted = Readonly<Partial<Record<'q' | 'category', string>>>

/** The first page has one address, and what is not asked for is not said. */
export function atPage(path: string, page: number, wanted: Wanted = {}): string {
  const all = Object.entries({ ...wanted, page: page === 1 ? '' : String(page) })
  const said = all.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
  const query = new URLSearchParams(said).toString()
  return query ? `${path}?${query}` : path
}

interface Props {
  sheet: Sheet<unknown>
  path: string
  wanted?: Wanted
  language: Language
}

export function Paging({ sheet: { page, pages }, path, wanted, language }: Props) {
  if (pages === 1) return null
  const way = (to: number, words: string, rel: string) =>
    to >= 1 && to <= pages ? (
      <a className="button quiet" rel={rel} href={placeIn(language, atPage(path, to, wanted))}>
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
