/** @jsxRuntime automatic */
import { placeIn, sitePages } from '@fairground/wire/portal/places'
import { inWords, titleOf } from '../content'
import type { Page } from '../frame'
import { atPage } from '../paging'
import { searchedIn } from '../search'
import type { Edition } from '../site'
import { say } from '../texts'
import { ExhibitorList, type ListedExhibitor } from './directory-pages'
import { SearchForm } from './search-form'

/** Found among what is published, and in the directory. */
export interface Searched {
  asked: string
  exhibitors: { total: number; list: readonly ListedExhibitor[] }
}

export function searchPage(edition: Edition, { asked, exhibitors }: Searched): Page {
  const { language } = edition
  const found = searchedIn(edition, asked)
  const title = say.search[language]
  return {
    title,
    path: atPage(sitePages.search, 1, { q: asked }),
    description: '',
    crumbs: [],
    hidden: true,
    body: (
      <div className="wide">
        <header className="page-head">
          <h1>{title}</h1>
        </header>
        <SearchForm
          action={placeIn(language, sitePages.search)}
          asked={asked}
          label={say.siteSearch[language]}
          language={language}
        />
        {asked ? (
          <p className="count" role="status">
            {found.length + exhibitors.total === 0
              ? inWords(say.nothingFound, language, { asked })
              : inWords(say.found, language, { asked, count: found.length + exhibitors.total })}
          </p>
        ) : null}
        {exhibitors.list.length > 0 ? (
          <section className="found-part">
            <header className="block-head">
              <h2>{say.exhibitors[language]}</h2>
              <p>{exhibitors.total}</p>
              <a className="more" href={placeIn(language, atPage(sitePages.exhibitors, 1, { q: asked }))}>
                {inWords(say.more, language, { title: say.exhibitors[language] })}
              </a>
            </header>
            <ExhibitorList list={exhibitors.list} language={language} />
          </section>
        ) : null}
        {found.length > 0 ? (
          <section className="found-part">
            <header className="block-head">
              <h2>{say.onSite[language]}</h2>
              <p>{found.length}</p>
            </header>
            <ul>
              {found.map(({ kind, item, excerpt }) => (
                <li key={item.path} className="finding">
                  <p className="tags">{titleOf(kind, language)}</p>
                  <h3>
                    <a href={placeIn(language, item.path)}>{item.name}</a>
                  </h3>
                  <p>{excerpt}</p>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    ),
  }
}
