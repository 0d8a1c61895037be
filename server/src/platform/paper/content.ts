import type { Tone } from './style'

/** A picture made small enough to print. */
export interface Picture {
  data: Buffer
  width: number
  height: number
}

export interface Fact {
  label: string
  value: string
}

/** A text beside a picture; without the picture it has the whole width. */
export interface Illustrated {
  number?: string
  heading?: string
  texts: { label?: string; text: string }[]
  picture?: Picture | undefined
  /** Said of the picture to those who cannot see it. */
  shows: string
}

/** What a directory says of one entry: words on the left, where it is found and its sign on the right. */
export interface Listing {
  heading: string
  /** In the other language; empty where there is none. */
  otherName: string
  text: string
  facts: Fact[]
  places: Fact[]
  /** Asked for when its turn comes: a directory has more pictures than should lie in memory at once. */
  logo: () => Promise<Picture | undefined>
  /** Said of the logo to those who cannot see it. */
  shows: string
}

export type Block =
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'subheading'; text: string }
  /** A text to be read; a blank line parts its paragraphs. */
  | { kind: 'prose'; text: string }
  /** Something there is nothing more to say about. */
  | { kind: 'remark'; text: string }
  /** Paragraphs as they were written. */
  | { kind: 'text'; text: string }
  | {
      kind: 'table'
      /** Figures stand at the right edge, so that they can be added up by eye. */
      columns: { title: string; share: number; figures?: boolean }[]
      rows: string[][]
      /** Rows that sum up what stands above them, by their place. */
      sums?: readonly number[]
    }
  | { kind: 'illustrated'; items: Illustrated[] }
  | { kind: 'listings'; items: Listing[] }
  /** As large as the page allows. */
  | { kind: 'plate'; picture: Picture; caption: string }

export interface Part {
  title: string
  blocks: Block[]
}

/** Everything a printed document says, in the words it says it in. */
export interface PaperContent {
  /** As in `lang` of a web page. */
  lang: string
  title: string
  /** Whose fair it is, above the title and along every page. */
  occasion: string
  name: string
  otherName: string
  logo: Picture | undefined
  logoShows: string
  /** The few things one looks for first. */
  band: (Fact & { tone?: Tone })[]
  /** Repeated on every page, so that no page can be taken for something it is not. */
  mark: string | undefined
  notice: { tone: Tone; title: string; text: string } | undefined
  parts: Part[]
  /** Side by side along every page; empty ones are left out. */
  footer: string[]
  pageOf: (page: number, pages: number) => string
  createdAt: Date
}
