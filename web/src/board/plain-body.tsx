import { paragraphsOf, type TextPiece } from '@fairground/domain/board'
import { Fragment } from 'react'
import { useSay } from '../lib/language'
import { boardTexts as texts } from './board.texts'
import styles from './plain-body.module.css'

/** Text somebody typed: paragraphs, line breaks and links. Whatever else stands in it is shown as it is. */
export function PlainBody({ text }: { text: string }) {
  return (
    <div className={styles.body}>
      {numbered(paragraphsOf(text)).map(([key, lines]) => (
        <p key={key}>
          {numbered(lines).map(([line, pieces]) => (
            <Fragment key={line}>
              {line > 0 ? <br /> : null}
              {numbered(pieces).map(([place, piece]) => (
                <Piece key={place} {...piece} />
              ))}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

function Piece({ text, href }: TextPiece) {
  const say = useSay()
  if (!href) return text
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <span className={styles.spoken}>{say(texts.opensElsewhere)}</span>
    </a>
  )
}

/** The place is the only name a line has; the text is drawn anew as a whole when it changes. */
const numbered = <Item,>(items: readonly Item[]): [number, Item][] =>
  items.map((item, place) => [place, item])
