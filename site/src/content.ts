import { fill, type Language } from '@fairground/domain/text'
import type { GrowingList } from '@fairground/wire/list'
import { growingContent } from '@fairground/wire/portal'
import { type PlacedName, sitePlaces } from '@fairground/wire/portal/places'
import { type Item, itemOf } from './item'
import type { Edition } from './site'
import { type SectionName, sections } from './texts'

const lists = new Map(growingContent.map((list) => [list.name, list]))

export function listNamed(name: PlacedName): GrowingList {
  const list = lists.get(name)
  if (!list) throw new Error(`${name} is no content of the portal`)
  return list
}

export const placedNames = Object.keys(sitePlaces) as PlacedName[]
export const titleOf = (name: PlacedName, language: Language): string => listNamed(name).title[language]

/** What is published of a kind, in its order. */
export const itemsOf = ({ rows, language, fair }: Edition, name: PlacedName): Item[] =>
  (rows[name] ?? []).map((row) => itemOf(listNamed(name), row, { language, timeZone: fair.timeZone }))

export const sectionOf = (name: PlacedName): SectionName =>
  (Object.keys(sections) as SectionName[]).find((section) => sections[section].kinds.includes(name)) ?? 'news'

export const inWords = (
  text: Record<Language, string>,
  language: Language,
  params: Record<string, string | number> = {},
): string => fill(text[language], params)
