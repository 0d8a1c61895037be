import { z } from 'zod'

export interface TextPiece {
  text: string
  /** Where the piece leads; pieces without one are plain words. */
  href?: string
}

/** Lines of a paragraph, each cut into words and links. */
export type Paragraph = TextPiece[][]

/** Blank lines part paragraphs. The body stays plain text: nothing in it is ever read as markup. */
export function paragraphsOf(body: string): Paragraph[] {
  return body
    .split(/\n[\t ]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => paragraph.split('\n').map(piecesOf))
}

// Chinese is written without spaces, so an address also ends where Chinese characters or their marks begin.
const address = /https?:\/\/[^\s<>"'`\\|^{}\u2018-\u201f\u3000-\u303f\p{Script=Han}\uff00-\uffef]+/giu

export function piecesOf(line: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const { 0: found, index } of line.matchAll(address)) {
    const text = withoutTail(found)
    if (!isSafe(text)) continue
    if (index > from) pieces.push({ text: line.slice(from, index) })
    pieces.push({ text, href: text })
    from = index + text.length
  }
  if (from < line.length || pieces.length === 0) pieces.push({ text: line.slice(from) })
  return pieces
}

/** A full stop ends the sentence, not the address; a bracket belongs to it only if it was opened inside. */
function withoutTail(found: string): string {
  let text = found
  for (;;) {
    const last = text.at(-1) ?? ''
    const unopened = last === ')' && text.split(')').length > text.split('(').length
    if (!unopened && !/[.,;:!?\]*]/.test(last)) return text
    text = text.slice(0, -1)
  }
}

const webAddress = z.url({ protocol: /^https?$/ })

/** Only what a browser reads as an address of the web, and none that hides its host behind a name and a password. */
const isSafe = (text: string): boolean =>
  /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(text) && webAddress.safeParse(text).success
