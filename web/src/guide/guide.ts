import type { Text } from '@fairground/domain/text'

/** A document as data: both languages stand side by side, so that neither falls behind. */
export type Block =
  | { kind: 'text'; text: Text }
  | { kind: 'list' | 'steps'; items: readonly Text[] }
  | { kind: 'terms'; rows: readonly { term: Text; meaning: Text }[] }

export interface Section {
  /** The anchor; links to it may be printed, so it never changes with the language. */
  id: string
  title: Text
  blocks: readonly Block[]
}

export interface Guide {
  title: Text
  intro: Text
  sections: readonly Section[]
}
