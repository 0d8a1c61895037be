import type { Language } from '@fairground/domain/text'
import { sayIn } from '../lib/text'
import styles from './favourites.module.css'
import { favouriteTexts as texts } from './selection.texts'
import { StarIcon } from './star-icon'
import type { Favourites } from './use-favourites'

interface Props {
  booth: { id: string; code: string }
  favourites: Favourites
  language: Language
}

/** A star: marks the booth for oneself, or takes the mark away. */
export function FavouriteButton({ booth: { id, code }, favourites, language }: Props) {
  const say = sayIn(language)
  const isMarked = favourites.ids.has(id)
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isMarked}
      aria-busy={favourites.isMarking(id)}
      aria-label={say(texts.mark, { code })}
      title={say(isMarked ? texts.unmarkHint : texts.markHint)}
      onClick={() => favourites.mark(id, !isMarked)}
    >
      <StarIcon isFull={isMarked} />
    </button>
  )
}
