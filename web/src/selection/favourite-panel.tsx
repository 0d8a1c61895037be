import { useSay } from '../lib/language'
import { Panel } from '../ui/panel'
import type { OwnBooth } from './eligibility'
import { FavouriteLost } from './favourite-box'
import { FavouriteList } from './favourite-list'
import styles from './favourites.module.css'
import { favouriteTexts as texts } from './selection.texts'
import { useFavourites } from './use-favourites'

/** The marked booths on the page before the plan; nothing is said while there are none. */
export function FavouritePanel({ booths }: { booths: readonly OwnBooth[] }) {
  const say = useSay()
  const ownIds = new Set(booths.map(({ id }) => id))
  const favourites = useFavourites(ownIds)
  const { marked, lost } = favourites
  if (marked.length === 0) return null
  return (
    <Panel id="favourites" title={say(texts.title)} note={say(texts.note, { count: marked.length })}>
      <div className={styles.panel}>
        {lost.length > 0 ? <FavouriteLost favourites={favourites} /> : null}
        <FavouriteList marked={marked} ownIds={ownIds} />
      </div>
    </Panel>
  )
}
