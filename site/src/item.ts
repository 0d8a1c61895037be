import {
  type BlockKind,
  type Field,
  isBlank,
  isSafeLink,
  type Line,
  type Typing,
  type Words,
  worded,
} from '@fairground/domain/field'
import type { Language } from '@fairground/domain/text'
import type { GrowingList, KeptList, PublicRow, WireField } from '@fairground/wire/list'
import { type PlacedName, sitePlaces } from '@fairground/wire/portal/places'
import { dayIn, figureIn, momentIn } from './days'

export interface SaidBlock {
  kind: BlockKind
  lines: readonly Line[]
}

export interface Fact {
  name: string
  title: string
  words: string
  /** Where it leads, as a number, a mailbox or a site does. */
  href?: string
}

/** An entry as a page shows it, whatever kind it is of. */
export interface Item {
  id: string
  path: string
  name: string
  /** What it is sorted under, and what is on. */
  tags: readonly string[]
  /** The day its list is put in order by. */
  day?: { iso: string; words: string }
  lead: string
  picture?: { src: string; alt: string }
  facts: readonly Fact[]
  text: readonly SaidBlock[]
}

export interface Reading {
  language: Language
  timeZone: string
}

const isPlaced = (name: string): name is PlacedName => name in sitePlaces
const placeOf = (name: string): string => (isPlaced(name) ? sitePlaces[name] : '/')

export function itemOf(list: GrowingList, row: PublicRow, reading: Reading): Item {
  const parts = partsOf(list)
  const name = String(row[list.namedBy] ?? '')
  const picture = parts.picture && row[parts.picture]
  const iso = parts.day && row[parts.day]
  const text = parts.texts.flatMap((field) => (row[field] ?? []) as SaidBlock[])
  const lead = parts.lead ? String(row[parts.lead] ?? '') : ''
  return {
    id: row.id,
    path: `${placeOf(list.name)}/${row.id}`,
    name,
    tags: parts.tags.flatMap((field) => tagIn(list.fields[field], row[field], reading)),
    ...(typeof iso === 'string' ? { day: { iso, words: dayIn(iso, reading.language) } } : {}),
    lead,
    ...(typeof picture === 'string'
      ? {
          picture: {
            src: `/api/portal/picture/${picture}`,
            alt: String(row[`${parts.picture}Alt`] ?? ''),
          },
        }
      : {}),
    facts: factsOf(list, parts.facts, row, reading),
    text,
  }
}

interface Parts {
  picture: string | undefined
  day: string | undefined
  lead: string | undefined
  tags: string[]
  facts: string[]
  texts: string[]
}

/** Which field of a kind of content is what, by what the fields themselves say of them. */
export function partsOf({ fields, namedBy, order }: KeptList): Parts {
  const names = Object.keys(fields).filter((name) => name !== namedBy)
  const kind = (name: string) => fields[name]?.kind
  const picture = names.find((name) => kind(name) === 'file')
  const inOrder: string[] = order === 'byHand' ? [] : order.map(({ field }) => field)
  const day = names.find((name) => kind(name) === 'date' && inOrder.includes(name))
  const lead = names.find((name) => {
    const field = fields[name]
    return field?.kind === 'bothLanguages' && field.long
  })
  const tags = names.filter((name) => kind(name) === 'choice' || kind(name) === 'yesNo')
  const texts = names.filter((name) => kind(name) === 'document')
  const elsewhere = new Set([picture, picture && `${picture}Alt`, day, lead, ...tags, ...texts])
  return { picture, day, lead, tags, texts, facts: names.filter((name) => !elsewhere.has(name)) }
}

/** What is known of something, a line for each field that says something. */
export const factsOf = (
  { fields }: Pick<KeptList, 'fields'>,
  names: readonly string[],
  row: PublicRow,
  reading: Reading,
): Fact[] => names.flatMap((name) => factIn(name, fields[name], row[name], reading))

/** What is off says nothing. */
function tagIn(field: WireField | undefined, value: unknown, reading: Reading): string[] {
  if (!field || isBlank(value) || value === false) return []
  return [field.kind === 'yesNo' ? field.title[reading.language] : read(field, value, reading)]
}

function factIn(name: string, field: WireField | undefined, value: unknown, reading: Reading): Fact[] {
  if (!field || isBlank(value)) return []
  const words = read(field, value, reading)
  const href = hrefOf(name, field, words)
  return words === ''
    ? []
    : [{ name, title: field.title[reading.language], words, ...(href ? { href } : {}) }]
}

/** What is read in one language is a word by now. */
const read = (field: WireField, value: unknown, { language, timeZone }: Reading): string =>
  field.kind === 'bothLanguages' ? String(value) : worded(field as Field, value, wordsFor(language, timeZone))

const wordsFor = (language: Language, timeZone: string): Words => ({
  language,
  code: (_list, value) => value,
  day: (iso) => dayIn(iso, language),
  moment: (at) => momentIn(at, language, timeZone),
  figure: (value) => figureIn(value, language),
})

function hrefOf(name: string, field: WireField, words: string): string | undefined {
  if (field.kind !== 'text') return undefined
  const leads = name === 'mapPoint' ? mapAt(words) : field.typing && waysTo[field.typing]?.(words)
  return leads !== undefined && isSafeLink(leads) ? leads : undefined
}

const mapAt = (point: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(point)}`

const waysTo: Partial<Record<Typing, (words: string) => string>> = {
  url: (words) => words,
  email: (words) => `mailto:${words}`,
  // An extension is said by the one who answers.
  phone: (words) =>
    `tel:${(/^\+?[\d\s()-]+/.exec(words)?.[0] ?? '').replace(/[^\d+-]/g, '').replace(/-$/, '')}`,
}

/** All of an entry as plain words: what is searched, and what search engines are told. */
export const plainWords = ({
  lead,
  text,
  facts,
  tags,
}: Pick<Item, 'lead' | 'text' | 'facts' | 'tags'>): string =>
  [
    lead,
    ...text.map(({ lines }) => lines.map((line) => line.map((span) => span.text).join('')).join(' ')),
    ...tags,
    ...facts.map(({ words }) => words),
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')

const mostDescribed = { zh: 90, en: 160 } as const

/** As long as search engines show, cut where a word ends. */
export function described(words: string, language: Language): string {
  const most = mostDescribed[language]
  if (words.length <= most) return words
  const cut = words.slice(0, most)
  const whole = language === 'en' ? cut.replace(/\s+\S*$/, '') : cut
  return `${whole.replace(/[\s,.;:，。；：、]+$/, '')}…`
}
