/** @jsxRuntime automatic */
import type { homeBlocks } from '@fairground/domain/portal'
import type { Language } from '@fairground/domain/text'
import { type PlacedName, placeIn } from '@fairground/wire/portal/places'
import type { ReactNode } from 'react'
import { itemsOf, titleOf } from '../content'
import type { Item } from '../item'
import { Picture, Plain, Prose, Tags } from '../parts'
import type { Edition } from '../site'
import { leads } from '../texts'
import { Answers, Card, More } from './kind-page'
import { PlanBand } from './plan-band'

export type BlockName = keyof typeof homeBlocks

const kindsOf: Record<Exclude<BlockName, 'countdown' | 'plan'>, readonly PlacedName[]> = {
  welcome: ['portalWelcome'],
  features: ['portalFeature'],
  dates: ['portalDate'],
  news: ['portalNews'],
  highlights: ['portalHighlight'],
  guide: ['portalGuide'],
  stay: ['portalHotel', 'portalRestaurant'],
  partners: ['portalPartner'],
  questions: ['portalQuestion'],
}

interface Props {
  edition: Edition
  now: Date
}

/** One of those the desk puts in order. */
export function Block({ name, edition, now }: Props & { name: BlockName }): ReactNode {
  if (name === 'countdown') return null
  if (name === 'plan') return <PlanBand figures={edition.figures} language={edition.language} />
  return kindsOf[name].map((kind) => <KindBlock key={kind} kind={kind} edition={edition} now={now} />)
}

/** What has nothing to show leaves no hole. */
function KindBlock({ kind, edition, now }: Props & { kind: PlacedName }) {
  const { language } = edition
  const items = itemsOf(edition, kind)
  if (items.length === 0) return null
  const show = layouts[kind] ?? cards(3)
  return (
    <section className={`block of-${kind}`}>
      <header className="block-head">
        <h2>{titleOf(kind, language)}</h2>
        <p>{leads[kind][language]}</p>
        <More name={kind} language={language} />
      </header>
      {show({ items, edition, language, now })}
    </section>
  )
}

interface Shown extends Props {
  items: readonly Item[]
  language: Language
}
type Layout = (shown: Shown) => ReactNode

const cards =
  (most: number): Layout =>
  ({ items, language }) => (
    <ul className="cards">
      {items.slice(0, most).map((item) => (
        <li key={item.id}>
          <Card item={item} language={language} level="h3" />
        </li>
      ))}
    </ul>
  )

const layouts: Partial<Record<PlacedName, Layout>> = {
  portalWelcome: ({ items: [first], language }) => first && <Welcome item={first} language={language} />,
  portalDate: (shown) => <Days {...shown} />,
  portalNews: (shown) => <Headlines {...shown} />,
  portalQuestion: ({ items, language }) => <Answers items={items.slice(0, 5)} language={language} />,
  portalPartner: cards(12),
}

function Welcome({ item, language }: { item: Item; language: Language }) {
  return (
    <div className="welcome">
      <Picture of={item.picture} />
      <div>
        <Prose text={item.text} language={language} />
        <Plain words={item.facts.map(({ words }) => words).join(' · ')} className="signed" />
      </div>
    </div>
  )
}

const mostDays = 6

/** What comes next stands out; what is over stays to be read. */
function Days({ items, edition, now }: Shown) {
  const rows = edition.rows.portalDate ?? []
  const isOver = (place: number): boolean => {
    const until = rows[place]?.finishesAt ?? rows[place]?.beginsAt
    return until instanceof Date && until < now
  }
  const shown = items.slice(0, mostDays)
  const next = shown.findIndex((_, place) => !isOver(place))
  return (
    <ol className="days">
      {shown.map((item, place) => (
        <li key={item.id} className={place === next ? 'day next' : 'day'}>
          <h3>{item.name}</h3>
          <Plain words={item.facts[0]?.words ?? ''} className="day-when" />
          <Tags item={item} />
        </li>
      ))}
    </ol>
  )
}

const mostNews = 6

/** The first with its picture, the others by day and title. */
function Headlines({ items: [first, ...others], language }: Shown) {
  return (
    <div className="headlines">
      {first ? <Card item={first} language={language} level="h3" /> : null}
      <ul>
        {others.slice(0, mostNews - 1).map(({ day, id, name, path }) => (
          <li key={id} className="headline">
            {day ? <time dateTime={day.iso}>{day.words}</time> : null}
            <a className="title" href={placeIn(language, path)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
