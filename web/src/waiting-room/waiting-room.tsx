import type { RoomStanding } from '@fairground/wire/waiting-room'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../lib/language'
import { Callout } from '../ui/plain/callout'
import button from '../ui/plain-button.module.css'
import type { SeenInRoom } from './use-waiting-room'
import styles from './waiting-room.module.css'
import { waitingRoomTexts } from './waiting-room.texts'

const secondsInMinute = 60

/** In the place of the login form, which keeps what was typed. */
export function WaitingRoomPanel({ seen, onLeave }: { seen: SeenInRoom; onLeave: () => void }) {
  const say = useSay()
  const { standing, lost } = seen
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.room} aria-labelledby="waiting-room">
      <h1 id="waiting-room" ref={heading} tabIndex={-1}>
        {say(waitingRoomTexts.title)}
      </h1>
      <p className={styles.lead}>{say(waitingRoomTexts.lead)}</p>
      {standing ? (
        <Place {...standing} />
      ) : (
        <div className={styles.place} role="status">
          <strong className={styles.turn}>{say(waitingRoomTexts.joining)}</strong>
        </div>
      )}
      {standing && lost ? <Callout tone="warn">{say(waitingRoomTexts.lost)}</Callout> : null}
      <ul className={styles.notes}>
        <li>{say(waitingRoomTexts.password)}</li>
        <li>{say(waitingRoomTexts.device)}</li>
      </ul>
      <button type="button" className={button.button} onClick={onLeave}>
        {say(waitingRoomTexts.leave)}
      </button>
    </section>
  )
}

function Place({ state, place, waitSeconds }: RoomStanding) {
  const say = useSay()
  // How far one has come is told from where one began.
  const [began] = useState(Math.max(place, 1))
  const ahead = Math.max(0, place - 1)
  const done = state === 'waiting' ? Math.max(0, 1 - ahead / began) : 1
  return (
    <>
      <div className={styles.place} role="status">
        {state === 'waiting' && ahead > 0 ? (
          <>
            <span className={styles.ahead}>{say(waitingRoomTexts.ahead)}</span>
            <strong className={styles.count}>{say(waitingRoomTexts.people, { count: ahead })}</strong>
            <span>{estimateIn(say, waitSeconds)}</span>
          </>
        ) : (
          <strong className={styles.turn}>
            {say(state === 'waiting' ? waitingRoomTexts.next : waitingRoomTexts.called)}
          </strong>
        )}
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.done} style={{ inlineSize: `${Math.round(done * 100)}%` }} />
      </div>
    </>
  )
}

const estimateIn = (say: ReturnType<typeof useSay>, seconds: number): string =>
  seconds > secondsInMinute
    ? say(waitingRoomTexts.minutes, { count: Math.ceil(seconds / secondsInMinute) })
    : say(waitingRoomTexts.seconds, { count: seconds })
