/** @jsxRuntime automatic */
import { sitePages } from '@fairground/wire/portal/places'
import { daysIn } from '../days'
import type { Page } from '../frame'
import { type Edition, wordsIn } from '../site'
import { Hero } from './hero'
import { Block, type BlockName } from './home-blocks'

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
            <Block key={block} name={block} edition={edition} now={now} />
          ))}
        </div>
      </>
    ),
  }
}
