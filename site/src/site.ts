import type { Navigation } from '@fairground/domain/field'
import type { Language, Text } from '@fairground/domain/text'
import type { PublicRow } from '@fairground/wire/list'
import type { Figures } from './figures'

/** All that is published, by the name of its list. */
export type Published = Readonly<Record<string, readonly PublicRow[]>>

/** What every page stands on, whoever asks for it. */
export interface Site {
  published: Readonly<Record<Language, Published>>
  /** The name of the fair and its edition, for as long as the desk has not said how the site is called. */
  fair: { name: Text; edition: number; timeZone: string }
  /** Where it is reached from outside, such as https://fair.example. */
  origin: string
  /** The address of the styles. */
  styles: string
  /** Where they could be counted. */
  figures?: Figures | undefined
}

/** The site as it is read in one language. */
export interface Edition extends Site {
  language: Language
  rows: Published
  name: string
  base: PublicRow | undefined
  navigation: Navigation
  contact: PublicRow | undefined
}

export function editionOf(site: Site, language: Language): Edition {
  const rows = site.published[language]
  const base = rows.portalBase?.[0]
  return {
    ...site,
    language,
    rows,
    base,
    name: wordsIn(base, 'siteName') || site.fair.name[language],
    navigation: (rows.portalColumn?.[0]?.entries ?? []) as Navigation,
    contact: rows.portalContact?.[0],
  }
}

/** What a row says under a name; nothing where it says nothing. */
export const wordsIn = (row: PublicRow | undefined, name: string): string => {
  const value = row?.[name]
  return typeof value === 'string' ? value : ''
}
