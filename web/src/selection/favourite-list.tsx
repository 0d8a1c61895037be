import { useOfState } from '@fairground/domain/booth'
import type { Favourite } from '@fairground/wire/selection/favourites'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import styles from './favourites.module.css'
import { favouriteTexts as texts } from './selection.texts'
import { positionPath } from './selection-paths'
import { StarIcon } from './star-icon'

interface Props {
  marked: readonly Favourite[]
  ownIds: ReadonlySet<string>
}

/** The booths one marked, each with how it stands and the way to it. */
export function FavouriteList({ marked, ownIds }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <ul className={styles.list} aria-label={say(texts.title)}>
      {marked.map((one) => {
        const standing = standingOf(one, ownIds)
        return (
          <li key={one.boothId}>
            <Link to={positionPath(one.hallId, language, one.code)} data-standing={standing}>
              <StarIcon isFull />
              <b>{one.code}</b>
              <span>{say(texts[standing])}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const standingOf = ({ boothId, state }: Favourite, ownIds: ReadonlySet<string>) =>
  ownIds.has(boothId) ? 'yours' : useOfState[state]
