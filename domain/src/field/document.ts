import { z } from 'zod'
import { type Language, languages, plainLine } from '../text'
import { fieldRules as say } from './field.messages'

/** Words that are read as one; the address they lead to, where they lead anywhere. */
export interface Span {
  text: string
  strong?: true | undefined
  link?: string | undefined
}
export type Line = Span[]

export const blockKinds = ['paragraph', 'heading', 'subheading', 'bullets', 'numbers', 'quote'] as const
export type BlockKind = (typeof blockKinds)[number]

/** One thought, in both languages: what it is, and its lines; in a list each line is an item. */
export interface Block {
  kind: BlockKind
  zh: Line[]
  en: Line[]
}

/** A text that people lay out. What is kept is this, never markup: nothing in it can be anything but words. */
export type Document = Block[]

/** Other sites, mailboxes, phones, and places of our own site; nothing that a browser would run or guess at. */
const safeLink =
  /^(?:https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?|mailto:[^\s<>"?]+@[^\s<>"?]+|tel:\+?[\d-]{3,20}|\/(?![/\\])[^\s\\]*)$/i

export const isSafeLink = (link: string): boolean => link.length <= 500 && safeLink.test(link)

const limits = { blocks: 300, lines: 200, spans: 60, text: 5_000, characters: 20_000 } as const

// What opens and closes a span may be a gap between two words.
const gaps = /^\s|\s$/g
const spanText = (typed: string): string => {
  const [before, after] = [/^\s/.test(typed) ? ' ' : '', /\s$/.test(typed) ? ' ' : '']
  const words = plainLine(typed)
  return words === '' ? (typed.match(gaps) ? ' ' : '') : `${before}${words}${after}`
}

const span = z.strictObject({
  text: z.string().max(limits.text, say.tooLong).overwrite(spanText),
  strong: z.literal(true).optional(),
  link: z.string().refine(isSafeLink, say.link).optional(),
})

const alike = (one: Span, other: Span) => one.strong === other.strong && one.link === other.link

/** Neighbours that look alike are one, and what says nothing is not there. */
function tidyLine(line: Line): Line {
  const joined: Line = []
  for (const { text, strong, link } of line) {
    const last = joined.at(-1)
    const next: Span = { text, ...(strong ? { strong } : {}), ...(link === undefined ? {} : { link }) }
    if (text === '') continue
    if (last && alike(last, next)) joined[joined.length - 1] = { ...last, text: last.text + text }
    else joined.push(next)
  }
  const [first, last] = [joined[0], joined.at(-1)]
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  const words = joined.filter(({ text }) => text !== '')
  return words.length === joined.length ? joined : tidyLine(words)
}

const tidyLines = (lines: Line[]): Line[] => lines.map(tidyLine).filter((line) => line.length > 0)
const lines = z.array(z.array(span).max(limits.spans, say.tooMuch)).max(limits.lines, say.tooMuch)

const wordsIn = (lines: readonly Line[]): string =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n')

const lengthIn = (document: Document, language: Language): number =>
  document.reduce((sum, block) => sum + wordsIn(block[language]).length, 0)

const tidy = (document: Document): Document =>
  document
    .map(({ kind, zh, en }) => ({ kind, zh: tidyLines(zh), en: tidyLines(en) }))
    .filter(({ zh, en }) => zh.length + en.length > 0)

/** Judges a document and puts it in order. */
export const documentRule = z
  .array(z.strictObject({ kind: z.enum(blockKinds), zh: lines, en: lines }))
  .max(limits.blocks, say.tooMuch)
  .overwrite(tidy)
  .refine(
    (document) => languages.every((language) => lengthIn(document, language) <= limits.characters),
    say.tooMuch,
  )

export const saysIn = (document: Document, language: Language): boolean =>
  document.some((block) => block[language].length > 0)

/** All of it in one language as plain words, a paragraph to a block. */
export const documentWords = (document: Document, language: Language): string =>
  document
    .map((block) => wordsIn(block[language]))
    .filter(Boolean)
    .join('\n\n')

/** What is missing of a language that is begun: blocks the other one has, by their place. */
export const gapsIn = (document: Document, language: Language): number[] =>
  saysIn(document, language)
    ? document.flatMap((block, place) => (block[language].length === 0 ? [place] : []))
    : []
