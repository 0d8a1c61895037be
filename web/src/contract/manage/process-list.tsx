import type { ContractDetail } from '@fairground/wire/contract/desk'
import { useSay } from '../../lib/language'
import { useTimeZone } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import { processNames } from '../contract.texts'
import { EventDetails } from './event-details'
import styles from './manage.module.css'
import { manageTexts as texts } from './manage.texts'

/** Who did what when, the latest first. */
export function ProcessList({ events }: { events: ContractDetail['events'] }) {
  const say = useSay()
  const timeZone = useTimeZone()
  return (
    <ol className={styles.events}>
      {events.map(({ id, at, event, actorName, reason, details }) => (
        <li key={id}>
          <time className={styles.soft} dateTime={at.toISOString()}>
            {listMoment(at, timeZone)}
          </time>
          <span>
            <strong>{say(processNames[event])}</strong>{' '}
            {actorName === 'system' ? say(texts.system) : actorName}
          </span>
          {reason ? <p>{reason}</p> : null}
          <EventDetails details={details} />
        </li>
      ))}
    </ol>
  )
}
