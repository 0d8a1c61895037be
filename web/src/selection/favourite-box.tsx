import { useOfState } from '@fairground/domain/booth'
import { useLanguage, useSay } from '../lib/language'
import { AlertNote } from './alert-note'
import { FavouriteList } from './favourite-list'
import styles from './favourites.module.css'
import { joined } from './joined'
import { favouriteTexts as texts } from './selection.texts'
import type { Favourites } from './use-favourites'

interface Props {
  favourites: Favourites
  ownIds: ReadonlySet<string>
  /** While nothing can be chosen yet, there is time to say what favourites are for. */
  isEarly: boolean
}

export function FavouriteBox({ favourites: { marked }, ownIds, isEarly }: Props) {
  const say = useSay()
  if (marked.length === 0 && !isEarly) return null
  return (
    <section className={styles.box} aria-labelledby="favourites">
      <h3 id="favourites">{say(texts.title)}</h3>
      {marked.length === 0 ? (
        <p className={styles.hint}>{say(texts.hint)}</p>
      ) : (
        <FavouriteList marked={marked} ownIds={ownIds} />
      )}
    </section>
  )
}

/** A mark promised nothing; what is left of them is said in the same breath. */
export function FavouriteLost({ favourites: { marked, lost, dismissLost } }: Pick<Props, 'favourites'>) {
  const say = useSay()
  const language = useLanguage()
  const codesOf = (some: typeof marked) =>
    joined(
      some.map(({ code }) => code),
      language,
    )
  const left = marked.filter(({ state }) => useOfState[state] === 'free')
  return (
    <AlertNote title={say(texts.lost, { codes: codesOf(lost), count: lost.length })} onDismiss={dismissLost}>
      {left.length > 0 ? say(texts.lostText, { codes: codesOf(left) }) : null}
    </AlertNote>
  )
}
