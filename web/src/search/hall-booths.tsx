import { countAs } from '@fairground/domain/booth'
import { useCodeName } from '../codelist'
import { useSay } from '../lib/language'
import styles from './floor-card.module.css'
import type { HallHit } from './options'
import { floorTexts as texts } from './search.texts'

/** How many booths; and by state all that is on the plan, the most frequent first, each share drawn and in figures. */
export function HallBooths({ booths }: Pick<HallHit, 'booths'>) {
  const say = useSay()
  const stateName = useCodeName('boothStatus')
  const onPlan = booths.reduce((sum, { count }) => sum + count, 0)
  if (onPlan === 0) return <p className={styles.none}>{say(texts.noBooths)}</p>
  const counts = Object.fromEntries(booths.map(({ status, count }) => [status, count]))
  return (
    <>
      <h3>{say(texts.boothsByState, { count: countAs('offered', counts) })}</h3>
      <ul className={styles.states}>
        {[...booths]
          .sort((one, other) => other.count - one.count)
          .map(({ status, count }) => (
            <li key={status}>
              <span>{stateName(status)}</span>
              <span className={styles.track} aria-hidden="true">
                <span style={{ width: `${(count / onPlan) * 100}%` }} />
              </span>
              <b>{count}</b>
            </li>
          ))}
      </ul>
    </>
  )
}
