import { plainLine } from '@fairground/domain/text'
import type { PlacedName } from '@fairground/wire/portal/places'
import { itemsOf, placedNames } from './content'
import { type Item, plainWords } from './item'
import type { Edition } from './site'

export const mostAsked = 80
const mostWords = 5

/** What somebody typed, as far as it is looked for. */
export const askedFor = (typed: string | undefined): string =>
  plainLine(typed ?? '')
    .slice(0, mostAsked)
    .trim()

export const wordsAsked = (asked: string): string[] =>
  [...new Set(asked.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, mostWords)

export interface Found {
  kind: PlacedName
  item: Item
  /** The piece of it that says so. */
  excerpt: string
}

const mostFound = 60

/** Entries that say every word, those that are called so first. */
export function searchedIn(edition: Edition, asked: string): Found[] {
  const words = wordsAsked(asked)
  if (words.length === 0) return []
  const found = placedNames.flatMap((kind) =>
    itemsOf(edition, kind).flatMap((item): (Found & { named: boolean })[] => {
      const name = item.name.toLowerCase()
      const said = plainWords(item)
      const all = `${name} ${said.toLowerCase()}`
      if (!words.every((word) => all.includes(word))) return []
      return [
        { kind, item, excerpt: excerptOf(said, words), named: words.some((word) => name.includes(word)) },
      ]
    }),
  )
  return found
    .toSorted((one, other) => Number(other.named) - Number(one.named))
    .slice(0, mostFound)
    .map(({ named, ...rest }) => rest)
}

const around = 60

/** Where it is said first, with what stands about it. */
export function excerptOf(said: string, words: readonly string[]): string {
  const low = said.toLowerCase()
  const places = words.map((word) => low.indexOf(word)).filter((place) => place >= 0)
  const from = Math.max(0, Math.min(...(places.length > 0 ? places : [0])) - around / 2)
  const piece = said.slice(from, from + around * 2).trim()
  return `${from > 0 ? '…' : ''}${piece}${from + around * 2 < said.length ? '…' : ''}`
}
