/** @jsxRuntime automatic */
import type { Language } from '@fairground/domain/text'
import { type PlacedName, placeIn, sitePlaces } from '@fairground/wire/portal/places'
import { inWords, itemsOf, sectionOf, titleOf } from '../content'
import type { Page } from '../frame'
import type { Item } from '../item'
import { atPage, Paging, sheetOf } from '../paging'
import { Facts, Picture, Plain, Prose, Tags } from '../parts'
import type { Edition } from '../site'
import { leads, say, sections } from '../texts'

type Look = 'stories' | 'cards' | 'steps' | 'answers'

/** How a kind of content is laid out where all of it stands. */
const looks: Record<PlacedName, Look> = {
  portalNews: 'stories',
  portalWelcome: 'stories',
  portalFeature: 'cards',
  portalDate: 'steps',
  portalHighlight: 'cards',
  portalGuide: 'stories',
  portalHotel: 'cards',
  portalRestaurant: 'cards',
  portalQuestion: 'answers',
  portalApplicationStep: 'steps',
  portalPaymentMethod: 'stories',
  portalRule: 'stories',
  portalNotice: 'stories',
  portalOperator: 'cards',
  portalForwarder: 'cards',
  portalProvider: 'cards',
  portalPartner: 'cards',
  portalResource: 'cards',
  portalLink: 'cards',
}

/** All there is of a kind of content; nothing where it has no such page. */
export function kindPage(edition: Edition, name: PlacedName, page: number): Page | undefined {
  const { language } = edition
  const path = sitePlaces[name]
  const sheet = sheetOf(itemsOf(edition, name), page)
  if (!sheet) return undefined
  const title = titleOf(name, language)
  const section = sections[sectionOf(name)]
  return {
    title: page === 1 ? title : `${title} · ${page}`,
    path: atPage(path, page),
    description: leads[name][language],
    crumbs: [
      ...(section.kinds.length > 1 ? [{ title: section.title[language] }] : []),
      ...(page > 1 ? [{ title, path }] : []),
    ],
    // Of a list the other language may have fewer pages.
    ...(page === 1 ? {} : { elsewhere: null }),
    body: (
      <div className="wide">
        <header className="page-head">
          <h1>{title}</h1>
          <p className="lead">{leads[name][language]}</p>
        </header>
        <Beside edition={edition} name={name} />
        {sheet.things.length === 0 ? (
          <p className="empty">{say.empty[language]}</p>
        ) : (
          <Entries name={name} items={sheet.things} language={language} />
        )}
        <Paging sheet={sheet} path={path} language={language} />
      </div>
    ),
  }
}

interface Shown {
  name: PlacedName
  items: readonly Item[]
  language: Language
}

function Entries({ name, items, language }: Shown) {
  const look = looks[name]
  if (look === 'answers') return <Answers items={items} language={language} />
  const List = look === 'steps' ? 'ol' : 'ul'
  return (
    <List className={look}>
      {items.map((item) => (
        <li key={item.id}>
          {look === 'steps' ? (
            <Step item={item} language={language} />
          ) : (
            <Card item={item} language={language} />
          )}
        </li>
      ))}
    </List>
  )
}

interface One {
  item: Item
  language: Language
}

const mostFacts = 4

export function Card({ item, language, level: Level = 'h2' }: One & { level?: 'h2' | 'h3' }) {
  const { facts, lead, name, path, picture } = item
  return (
    <article className={picture ? 'card pictured' : 'card'}>
      <Picture of={picture && { ...picture, alt: '' }} />
      <div>
        <Tags item={item} />
        <Level>
          <a className="title" href={placeIn(language, path)}>
            {name}
          </a>
        </Level>
        <Plain words={lead} />
        <Facts facts={facts.slice(0, mostFacts)} language={language} />
      </div>
    </article>
  )
}

/** What is done one after the other stands there in full. */
function Step({ item, language }: One) {
  const { facts, lead, name, path, text } = item
  return (
    <article className="step">
      <h2>
        <a className="title" href={placeIn(language, path)}>
          {name}
        </a>
      </h2>
      <Tags item={item} />
      <Facts facts={facts} language={language} />
      <Plain words={lead} />
      <Prose text={text} language={language} />
    </article>
  )
}

export function Answers({ items, language }: Omit<Shown, 'name'>) {
  return (
    <div className="answers">
      {items.map(({ id, lead, name, path }) => (
        <details key={id} id={id}>
          <summary>{name}</summary>
          <Plain words={lead} />
          <p>
            <a href={placeIn(language, path)}>{say.permanent[language]}</a>
          </p>
        </details>
      ))}
    </div>
  )
}

/** The kinds it stands beside, as far as there is something to read. */
export function Beside({ edition, name }: { edition: Edition; name: PlacedName }) {
  const { language, rows } = edition
  const kinds = sections[sectionOf(name)].kinds.filter(
    (kind) => kind === name || (rows[kind] ?? []).length > 0,
  )
  if (kinds.length < 2) return null
  return (
    <nav className="beside" aria-label={say.section[language]}>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <a
              href={placeIn(language, sitePlaces[kind])}
              {...(kind === name ? { 'aria-current': 'true' as const } : {})}
            >
              {titleOf(kind, language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const More = ({ name, language }: { name: PlacedName; language: Language }) => (
  <a className="more" href={placeIn(language, sitePlaces[name])}>
    {inWords(say.more, language, { title: titleOf(name, language) })}
  </a>
)
