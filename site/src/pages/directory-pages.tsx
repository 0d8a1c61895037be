/** @jsxRuntime automatic */
import { isSafeLink } from '@fairground/domain/field'
import type { Language } from '@fairground/domain/text'
import { planSearch } from '@fairground/wire/hall/plan-address'
import { placeIn, sitePages } from '@fairground/wire/portal/places'
import { inWords } from '../content'
import type { Page } from '../frame'
import { atPage, Paging, perPage, type Wanted } from '../paging'
import { Plain, Way } from '../parts'
import type { Edition } from '../site'
import { say } from '../texts'
import { SearchForm } from './search-form'

export interface ListedExhibitor {
  id: string
  name: string
  booths: readonly string[]
  products: readonly string[]
  /** The families its range belongs to. */
  families: readonly string[]
}

/** What a company that agreed to it lets everybody read: nothing of its people. */
export interface DirectoryEntry {
  id: string
  name: string
  intro: string
  website: string
  booths: readonly { code: string; hallId: string; hall: string }[]
  /** What it trades in, in the words of the sign-up. */
  range: readonly string[]
  products: readonly { name: string; text: string; category: string; isNew: boolean }[]
}

/** A family of products that at least one of those listed trades in. */
export interface ProductFamily {
  value: string
  name: string
}

export interface DirectorySheet {
  asked: string
  category: string
  families: readonly ProductFamily[]
  page: number
  total: number
  list: readonly ListedExhibitor[]
}

/** Nothing where it has no such page. */
export function directoryPage(
  edition: Edition,
  { asked, category, families, page, total, list }: DirectorySheet,
): Page | undefined {
  const { language } = edition
  const family = families.find(({ value }) => value === category)
  if ((page > 1 && list.length === 0) || (category && !family)) return undefined
  const wanted: Wanted = { q: asked, category }
  const title = family ? `${say.exhibitors[language]} · ${family.name}` : say.exhibitors[language]
  const path = sitePages.exhibitors
  return {
    title: page === 1 ? title : `${title} · ${page}`,
    path: atPage(path, page, wanted),
    description: say.exhibitorsLead[language],
    crumbs: page === 1 && !family ? [] : [{ title: say.exhibitors[language], path }],
    // What somebody searched for is theirs, and no page of the site.
    hidden: asked !== '',
    ...(page === 1 ? {} : { elsewhere: null }),
    body: (
      <div className="wide">
        <header className="page-head">
          <h1>{title}</h1>
          <p className="lead">{say.exhibitorsLead[language]}</p>
        </header>
        <SearchForm
          action={placeIn(language, path)}
          asked={asked}
          label={say.exhibitorSearch[language]}
          language={language}
          kept={{ category }}
        />
        <Families families={families} wanted={wanted} language={language} />
        <p className="count" role="status">
          {inWords(asked ? say.exhibitorsFound : say.exhibitorsInAll, language, { count: total, asked })}
        </p>
        <ExhibitorList list={list} language={language} />
        <Paging
          sheet={{ things: list, page, pages: Math.max(1, Math.ceil(total / perPage)) }}
          path={path}
          wanted={wanted}
          language={language}
        />
      </div>
    ),
  }
}

interface Choice {
  families: readonly ProductFamily[]
  wanted: Wanted
  language: Language
}

/** One family at a time, or all of them; what was searched for stays. */
function Families({ families, wanted, language }: Choice) {
  if (families.length < 2) return null
  return (
    <nav className="families" aria-label={say.families[language]}>
      <ul>
        {[{ value: '', name: say.allFamilies[language] }, ...families].map(({ value, name }) => (
          <li key={value}>
            <a
              href={placeIn(language, atPage(sitePages.exhibitors, 1, { ...wanted, category: value }))}
              {...(value === wanted.category ? { 'aria-current': 'true' as const } : {})}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const mostNamed = 3
const between = { zh: '、', en: ', ' } as const

export function ExhibitorList({ list, language }: { list: readonly ListedExhibitor[]; language: Language }) {
  if (list.length === 0) return null
  return (
    <ul className="directory">
      {list.map(({ id, name, booths, families, products }) => (
        <li key={id} className="listed">
          <a className="title" href={placeIn(language, `${sitePages.exhibitors}/${id}`)}>
            {name}
          </a>
          <span className="booths">
            {booths.map((code) => (
              <span key={code}>{code}</span>
            ))}
          </span>
          <span className="products">
            {[...products.slice(0, mostNamed), ...families].join(between[language])}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function exhibitorPage({ language }: Edition, entry: DirectoryEntry): Page {
  const { booths, id, intro, name, products, range, website } = entry
  return {
    title: name,
    path: `${sitePages.exhibitors}/${id}`,
    description: intro || [...products.map((product) => product.name), ...range].join(between[language]),
    crumbs: [{ title: say.exhibitors[language], path: sitePages.exhibitors }],
    body: (
      <article className="wide entry">
        <header className="page-head">
          <h1>{name}</h1>
          {website ? (
            <p>
              <Way href={addressOf(website)} language={language}>
                {website}
              </Way>
            </p>
          ) : null}
        </header>
        {booths.length > 0 ? (
          <section>
            <h2>{say.booths[language]}</h2>
            <ul className="booth-ways">
              {booths.map(({ code, hall, hallId }) => (
                <li key={code}>
                  <a className="button quiet" href={`/booth/anon?${planSearch({ hallId, code }, language)}`}>
                    {inWords(say.onPlan, language, { code, hall })}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {intro ? (
          <section>
            <h2>{say.aboutCompany[language]}</h2>
            <Plain words={intro} />
          </section>
        ) : null}
        {range.length > 0 ? (
          <section>
            <h2>{say.range[language]}</h2>
            <p>{range.join(between[language])}</p>
          </section>
        ) : null}
        {products.length > 0 ? (
          <section>
            <h2>{say.products[language]}</h2>
            <ul>
              {products.map((product, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two products may be called the same
                <li key={place} className="product">
                  <h3>{product.name}</h3>
                  <p className="tags">
                    {product.isNew ? <span>{say.isNew[language]}</span> : null}
                    {product.category}
                  </p>
                  <Plain words={product.text} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <p className="onward">
          <a href={placeIn(language, sitePages.exhibitors)}>
            {inWords(say.back, language, { title: say.exhibitors[language] })}
          </a>
        </p>
      </article>
    ),
  }
}

/** People write their address without what browsers put before it. */
const addressOf = (website: string): string => (isSafeLink(website) ? website : `https://${website}`)
