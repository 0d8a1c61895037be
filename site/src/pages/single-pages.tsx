/** @jsxRuntime automatic */
import type { Text } from '@fairground/domain/text'
import { placeIn, sitePages, sitePlaces } from '@fairground/wire/portal/places'
import { portalContact } from '@fairground/wire/portal/types/contact'
import { placedNames, titleOf } from '../content'
import { saysSomething } from '../footer'
import type { Page } from '../frame'
import { factsOf, type SaidBlock } from '../item'
import { Facts, Prose } from '../parts'
import type { Edition } from '../site'
import { say } from '../texts'

export function contactPage(edition: Edition): Page | undefined {
  const { contact, fair, language } = edition
  if (!contact) return undefined
  const facts = factsOf(portalContact, Object.keys(portalContact.fields), contact, {
    language,
    timeZone: fair.timeZone,
  })
  return {
    title: say.contact[language],
    path: sitePages.contact,
    description: say.contactLead[language],
    crumbs: [],
    body: (
      <div className="wide entry">
        <header className="page-head">
          <h1>{say.contact[language]}</h1>
          <p className="lead">{say.contactLead[language]}</p>
        </header>
        <Facts facts={facts} language={language} />
      </div>
    ),
  }
}

/** What the organiser has to say once, such as how it treats what it knows of people. */
export function statementPage(
  { base, language }: Edition,
  name: 'privacy' | 'accessibility',
  title: Text,
): Page | undefined {
  const text = base?.[name]
  if (!saysSomething(text)) return undefined
  return {
    title: title[language],
    path: sitePages[name],
    description: '',
    crumbs: [],
    body: (
      <div className="wide entry">
        <header className="page-head">
          <h1>{title[language]}</h1>
        </header>
        <Prose text={text as SaidBlock[]} language={language} />
      </div>
    ),
  }
}

export function notFoundPage({ language, rows }: Edition): Page {
  const kinds = placedNames.filter((name) => (rows[name] ?? []).length > 0)
  return {
    title: say.notFound[language],
    path: sitePages.home,
    description: '',
    crumbs: [],
    hidden: true,
    body: (
      <div className="wide">
        <header className="page-head">
          <h1>{say.notFound[language]}</h1>
          <p className="lead">{say.notFoundLead[language]}</p>
        </header>
        <ul className="ways">
          <li>
            <a href={placeIn(language, sitePages.home)}>{say.home[language]}</a>
          </li>
          {kinds.map((name) => (
            <li key={name}>
              <a href={placeIn(language, sitePlaces[name])}>{titleOf(name, language)}</a>
            </li>
          ))}
        </ul>
      </div>
    ),
  }
}

/** What went wrong, in words, where a page was to be. */
export const faultPage = ({ language }: Edition, words: Text): Page => ({
  title: words[language],
  path: sitePages.home,
  description: '',
  crumbs: [],
  hidden: true,
  body: (
    <div className="wide">
      <header className="page-head">
        <h1>{words[language]}</h1>
      </header>
    </div>
  ),
})
