import type { Block, BlockKind, Document, Line } from '@fairground/domain/field'
import { isSafeLink } from '@fairground/domain/field'
import type { Language } from '@fairground/domain/text'
import { Fragment, type ReactElement, type ReactNode } from 'react'

/** A laid out text as it reads. Its blocks are words and nothing else, so that nothing in them can run. */
export function DocumentText({ document, language }: { document: Document; language: Language }) {
  return document.map((block, place) =>
    block[language].length > 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is what stands at its place
      <Fragment key={place}>{shownAs[block.kind](block[language])}</Fragment>
    ) : null,
  )
}

const items = (lines: readonly Line[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: an item is what stands at its place
  lines.map((line, place) => <li key={place}>{spans(line)}</li>)

const inLines = (lines: readonly Line[]): ReactNode =>
  lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place
    <Fragment key={place}>
      {place > 0 ? <br /> : null}
      {spans(line)}
    </Fragment>
  ))

const shownAs: Record<BlockKind, (lines: Block[Language]) => ReactElement> = {
  paragraph: (lines) => <p>{inLines(lines)}</p>,
  heading: (lines) => <h3>{inLines(lines)}</h3>,
  subheading: (lines) => <h4>{inLines(lines)}</h4>,
  bullets: (lines) => <ul>{items(lines)}</ul>,
  numbers: (lines) => <ol>{items(lines)}</ol>,
  quote: (lines) => <blockquote>{inLines(lines)}</blockquote>,
}

const spans = (line: Line): ReactNode =>
  line.map(({ text, strong, link }, place) => {
    const words = strong ? <strong>{text}</strong> : text
    // What somebody is still typing may lead nowhere yet.
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a span is what stands at its place
      <Fragment key={place}>
        {link !== undefined && isSafeLink(link) ? (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {words}
          </a>
        ) : (
          words
        )}
      </Fragment>
    )
  })
