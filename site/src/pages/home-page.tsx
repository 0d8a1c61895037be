/** @jsxRuntime automatic */
import type { homeBlocks } from '@fairground/domain/portal'
import type { Language } from '@fairground/domain/text'
import { type PlacedName, sitePages } from '@fairground/wire/portal/places'
import type { ReactNode } from 'react'
import { inWords, itemsOf, titleOf } from '../content'
import { daysIn, daysUntil } from '../days'
import type { Page } from '../frame'
import { Picture, Plain, Prose, Tags, Way } from '../parts'
import { type Edition, wordsIn } from '../site'
import { leads, say } from '../texts'
import { Answers, Card, More } from './kind-page'

type BlockName = keyof typeof homeBlocks

/** Until the desk has put its home page in order. */
const usualBlocks: readonly BlockName[] = ['countdown', 'news', 'features', 'plan', 'dates', 'highlights']

export function homePage(edition: Edition, now: Date): Page {
  const { base, language, name, origin } = edition
  const blocks = (base?.blocks as BlockName[] | undefined) ?? usualBlocks
  const [opensOn, closesOn] = [wordsIn(base, 'opensOn'), wordsIn(base, 'closesOn')]
  const venue = wordsIn(base, 'venue')
  const tagline = wordsIn(base, 'tagline')
  return {
    title: name,
    path: sitePages.home,
    description: [tagline, opensOn && daysIn(opensOn, closesOn, language), venue].filter(Boolean).join(' · '),
    crumbs: [],
    ...(opensOn
      ? {
          data: {
            '@context': 'https://schema.org',
            '@type': 'BusinessEvent',
            name,
            startDate: opensOn,
            endDate: closesOn,
            url: origin,
            location: {
              '@type': 'Place',
              name: venue,
              address: wordsIn(edition.contact, 'address') || venue,
            },
          },
        }
      : {}),
    body: (
      <>
        <Hero edition={edition} now={now} counts={blocks.includes('countdown')} />
        <div className="wide blocks">
          {blocks.map((block) => (
            <Block key={block} name={block} edition={edition} />
          ))}
        </div>
      </>
    ),
  }
}

function Hero({ edition, now, counts }: { edition: Edition; now: Date; counts: boolean }) {
  const { base, fair, language, name } = edition
  const [opensOn, closesOn] = [wordsIn(base, 'opensOn'), wordsIn(base, 'closesOn')]
  const days = counts && opensOn ? daysUntil(opensOn, now, fair.timeZone) : undefined
  const registration = wordsIn(base, 'visitorRegistration')
  const hero = base?.hero
  return (
    <section className="hero">
      <div className="wide hero-row">
        <div>
          <p className="kicker">{inWords(say.edition, language, { edition: fair.edition })}</p>
          <h1>{name}</h1>
          <Plain words={wordsIn(base, 'tagline')} className="tagline" />
          <dl className="hero-facts">
            {opensOn ? (
              <div>
                <dt>{say.when[language]}</dt>
                <dd>{daysIn(opensOn, closesOn, language)}</dd>
              </div>
            ) : null}
            {wordsIn(base, 'venue') ? (
              <div>
                <dt>{say.where[language]}</dt>
                <dd>{wordsIn(base, 'venue')}</dd>
              </div>
            ) : null}
          </dl>
          <p className="hero-ways">
            <Way href="/" language={language} className="button">
              {say.apply[language]}
            </Way>
            {registration ? (
              <Way href={registration} language={language} className="button quiet">
                {say.register[language]}
              </Way>
            ) : null}
            {days ? (
              <span className="counts">
                {inWords(days === 1 ? say.opensTomorrow : say.opensIn, language, { days })}
              </span>
            ) : null}
          </p>
        </div>
        {typeof hero === 'string' ? (
          <Picture of={{ src: `/api/portal/picture/${hero}`, alt: wordsIn(base, 'heroAlt') }} eager />
        ) : (
          <Jets editions={fair.edition} />
        )}
      </div>
    </section>
  )
}

const mostJets = 24

/** A jet of water for every edition there was, each a little further than the one before. */
function Jets({ editions }: { editions: number }) {
  const jets = Math.min(Math.max(editions, 1), mostJets)
  const arcs = Array.from({ length: jets }, (_, jet) => {
    const reach = 40 + ((jet + 1) / jets) * 410
    const height = reach * 0.72
    return { reach, path: `M24 330 Q${24 + reach / 2} ${330 - height * 1.24} ${24 + reach} 330` }
  })
  return (
    <svg className="jets" viewBox="0 0 500 350" aria-hidden="true" focusable="false">
      {arcs.map(({ reach, path }, jet) => (
        <path key={reach} d={path} className={jet === jets - 1 ? 'jet last' : 'jet'} />
      ))}
      <path className="floor" d="M0 330H500" />
      <rect className="nozzle" x="8" y="318" width="26" height="12" rx="3" />
    </svg>
  )
}

const mostOf: Partial<Record<PlacedName, number>> = {
  portalNews: 5,
  portalDate: 6,
  portalPartner: 12,
  portalQuestion: 5,
}

function Block({ name, edition }: { name: BlockName; edition: Edition }): ReactNode {
  if (name === 'countdown') return null
  if (name === 'plan') return <PlanBand language={edition.language} />
  return kindsOf[name].map((kind) => <KindBlock key={kind} kind={kind} edition={edition} />)
}

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

/** What has nothing to show leaves no hole. */
function KindBlock({ kind, edition }: { kind: PlacedName; edition: Edition }) {
  const { language } = edition
  const items = itemsOf(edition, kind).slice(0, mostOf[kind] ?? 3)
  if (items.length === 0) return null
  return (
    <section className={`block block-${kind}`}>
      <header className="block-head">
        <h2>{titleOf(kind, language)}</h2>
        <p>{leads[kind][language]}</p>
        <More name={kind} language={language} />
      </header>
      {kind === 'portalQuestion' ? (
        <Answers items={items} language={language} />
      ) : kind === 'portalWelcome' ? (
        items.slice(0, 1).map((item) => (
          <div className="welcome" key={item.id}>
            <Picture of={item.picture} />
            <div>
              <Prose text={item.text} language={language} />
              <Plain words={item.facts.map(({ words }) => words).join(' · ')} className="signed" />
            </div>
          </div>
        ))
      ) : kind === 'portalDate' ? (
        <ol className="days">
          {items.map((item) => (
            <li key={item.id}>
              <Tags item={item} />
              <h3>{item.name}</h3>
              <Plain words={item.facts[0]?.words ?? ''} />
            </li>
          ))}
        </ol>
      ) : (
        <ul className={kind === 'portalNews' ? 'headlines' : 'cards'}>
          {items.map((item) => (
            <li key={item.id}>
              <Card item={item} language={language} level="h3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function PlanBand({ language }: { language: Language }) {
  return (
    <section className="band">
      <div>
        <h2>{say.planTitle[language]}</h2>
        <p>{say.planLead[language]}</p>
        <Way href="/plan/planAnon" language={language} className="button">
          {say.openPlan[language]}
        </Way>
      </div>
      <svg viewBox="0 0 360 130" aria-hidden="true" focusable="false">
        {Array.from({ length: 60 }, (_, booth) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, whose booths are their places
            key={booth}
            x={(booth % 15) * 23 + Math.floor((booth % 15) / 5) * 8}
            y={Math.floor(booth / 15) * 30 + (booth >= 30 ? 10 : 0)}
            width="18"
            height="24"
            rx="2"
            className={(booth * 7) % 5 < 2 ? 'free' : 'taken'}
          />
        ))}
      </svg>
    </section>
  )
}
