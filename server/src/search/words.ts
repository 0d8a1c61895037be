import { searchKey, searchWords } from '@fairground/domain/search'

/** What was typed, as the queries use it. */
export interface Typed {
  text: string
  words: string[]
  /** Only where it could be a code, a number or a login name. */
  key: string | undefined
}

export const read = (text: string): Typed => ({ text, words: searchWords(text), key: searchKey(text) })

/** Hits shown per group, and how far the rest is counted: an exact count would cost more than the search. */
export const shown = 6
export const counted = 50
export const looked = shown + counted + 1

export interface Group<Hit> {
  hits: Hit[]
  more: number
  moreIsCapped: boolean
}

export const groupOf = <Hit>(hits: Hit[], found: number): Group<Hit> => ({
  hits,
  more: Math.min(found - hits.length, counted),
  moreIsCapped: found - hits.length > counted,
})
