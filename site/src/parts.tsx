/** @jsxRuntime automatic */
import { type BlockKind, isSafeLink, type Line } from '@fairground/domain/field'
import type { Language } from '@fairground/domain/text'
import { placeIn } from '@fairground/wire/portal/places'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { Fact, Item, SaidBlock } from './item'
import { say } from './texts'

interface To {
  href: string
  language: Language
  className?: string
  children: ReactNode
}

/** A way to a place of our own or of somebody else's; only to what a browser neither runs nor guesses at. */
export function Way({ href, language, className, children }: To) {
  if (!isSafeLink(href)) return <>{children}</>
  const isOurs = href.startsWith('/')
  const leavesSite = /^https?:/i.test(href)
  return (
    <a
      href={isOurs ? placeIn(language, href) : href}
      {...(className ? { className } : {})}
      {...(leavesSite ? { rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {leavesSite ? <span className="unseen">{say.elsewhere[language]}</span> : null}
    </a>
  )
}

const spans = (line: Line, language: Language): ReactNode =>
  line.map(({ text, strong, link }, place) => {
    const words = strong ? <strong>{text}</strong> : text
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a span is what stands at its place
      <Fragment key={place}>
        {link === undefined ? (
          words
        ) : (
          <Way href={link} language={language}>
            {words}
          </Way>
        )}
      </Fragment>
    )
  })

const inLines = (lines: readonly Line[], language: Language): ReactNode =>
  lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place
    <Fragment key={place}>
      {place > 0 ? <br /> : null}
      {spans(line, language)}
    </Fragment>
  ))

const items = (lines: readonly Line[], language: Language): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: an item is what stands at its place
  lines.map((line, place) => <li key={place}>{spans(line, language)}</li>)

const shownAs: Record<BlockKind, (lines: readonly Line[], language: Language) => ReactElement> = {
  paragraph: (lines, language) => <p>{inLines(lines, language)}</p>,
  heading: (lines, language) => <h2>{inLines(lines, language)}</h2>,
  subheading: (lines, language) => <h3>{inLines(lines, language)}</h3>,
  bullets: (lines, language) => <ul>{items(lines, language)}</ul>,
  numbers: (lines, language) => <ol>{items(lines, language)}</ol>,
  quote: (lines, language) => <blockquote>{inLines(lines, language)}</blockquote>,
}

export function Prose({ text, language }: { text: readonly SaidBlock[]; language: Language }) {
  if (text.length === 0) return null
  return (
    <div className="prose">
      {text.map(({ kind, lines }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is what stands at its place
        <Fragment key={place}>{shownAs[kind](lines, language)}</Fragment>
      ))}
    </div>
  )
}

/** What is typed in lines, as it was typed. */
export function Plain({ words, className = 'plain' }: { words: string; className?: string }) {
  return words === '' ? null : <p className={className}>{words}</p>
}

export function Facts({ facts, language }: { facts: readonly Fact[]; language: Language }) {
  if (facts.length === 0) return null
  return (
    <dl className="facts">
      {facts.map(({ name, title, words, href }) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>
            {href ? (
              <Way href={href} language={language}>
                {/^https?:/i.test(words) ? siteName(words) : words}
              </Way>
            ) : (
              words
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An address as people say it. */
const siteName = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

export function Tags({ item: { tags, day } }: { item: Pick<Item, 'tags' | 'day'> }) {
  if (tags.length === 0 && !day) return null
  return (
    <p className="tags">
      {day ? <time dateTime={day.iso}>{day.words}</time> : null}
      {tags.map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
    </p>
  )
}

export function Picture({ of, eager = false }: { of: Item['picture']; eager?: boolean }) {
  if (!of) return null
  return (
    <img className="picture" src={of.src} alt={of.alt} {...(eager ? {} : { loading: 'lazy' as const })} />
  )
}
