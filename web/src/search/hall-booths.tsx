import { useCodeName } from '../codelist'
import { useSay } from '../lib/language'
import styles from './floor-card.module.css'
import type { HallHit } from './options'
import { floorTexts as texts } from './search.texts'

/** Booths by state, the most frequent first, each with its share drawn and its number in figures. */
export function HallBooths({ booths }: Pick<HallHit, 'booths'>) {
  const say = useSay()
  const stateName = useCodeName('boothStatus')
  const total = booths.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return <p className={styles.none}>{say(texts.noBooths)}</p>
  return (
    <>
      <h3>{say(texts.boothsByState, { count: total })}</h3>
      <ul className={styles.states}>
        {[...booths]
          .sort((one, other) => other.count - one.count)
          .map(({ status, count }) => (
            <li key={status}>
              <span>{stateName(status)}</span>
              <span className={styles.track} aria-hidden="true">
                <span style={{ width: `${(count / total) * 100}%` }} />
              </span>
              <b>{count}</b>
            </li>
          ))}
      </ul>
    </>
  )
}
