import type { Line, Span } from './document'

/**
 * How people type the lines of a block: `**strong**` and `[words](address)`. Whatever is neither stays what it is; a
 * backslash before one of these signs makes it a plain one.
 */
const marked =
  /\\([\\*[\]])|\*\*((?:\\.|[^*\n])+?)\*\*|\[((?:\\.|[^\]\n])+?)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g

const plain = (typed: string): string => typed.replace(/\\([\\*[\]])/g, '$1')
const escaped = (text: string): string => text.replace(/[\\[\]]|\*(?=\*)|(?<=\*)\*/g, '\\$&')

function readLine(typed: string): Line {
  const spans: Line = []
  let from = 0
  const add = (span: Span) => {
    const last = spans.at(-1)
    if (span.text === '') return
    if (last && !last.strong && last.link === undefined && !span.strong && span.link === undefined)
      last.text += span.text
    else spans.push(span)
  }
  for (const found of typed.matchAll(marked)) {
    const [whole, sign, strong, words, link] = found
    add({ text: typed.slice(from, found.index) })
    if (sign !== undefined) add({ text: sign })
    else if (strong !== undefined) add(strongOf(strong))
    else add({ text: plain(words ?? ''), link: link ?? '' })
    from = found.index + whole.length
  }
  add({ text: typed.slice(from) })
  return spans
}

/** A link may be strong as a whole. */
function strongOf(typed: string): Span {
  const [only, ...more] = readLine(typed)
  return more.length === 0 && only?.link !== undefined
    ? { ...only, strong: true }
    : { text: plain(typed), strong: true }
}

export const readLines = (typed: string): Line[] =>
  typed
    .split('\n')
    .map(readLine)
    .filter((line) => line.some(({ text }) => text.trim() !== ''))

function writeSpan({ text, strong, link }: Span): string {
  const words = link === undefined ? escaped(text) : `[${escaped(text)}](${link})`
  return strong ? `**${words}**` : words
}

export const writeLines = (lines: readonly Line[]): string =>
  lines.map((line) => line.map(writeSpan).join('')).join('\n')

const bullet = /^\s*[•·●▪◦*-]\s+/
const numbered = /^\s*(?:\d{1,3}[.、)]|[（(]\d{1,3}[)）])\s*/

interface PastedBlock {
  kind: 'paragraph' | 'bullets' | 'numbers'
  lines: Line[]
}

/** Plain words from elsewhere, a block to a paragraph; lines that look like items of a list are one. Nothing of it is read as a sign. */
export function readPasted(text: string): PastedBlock[] {
  const blocks: PastedBlock[] = []
  for (const typed of text.split(/\r\n?|\n/)) {
    const kind = bullet.test(typed) ? 'bullets' : numbered.test(typed) ? 'numbers' : 'paragraph'
    const words = (
      kind === 'bullets'
        ? typed.replace(bullet, '')
        : kind === 'numbers'
          ? typed.replace(numbered, '')
          : typed
    ).trim()
    if (words === '') continue
    const last = blocks.at(-1)
    if (kind !== 'paragraph' && last?.kind === kind) last.lines.push([{ text: words }])
    else blocks.push({ kind, lines: [[{ text: words }]] })
  }
  return blocks
}
