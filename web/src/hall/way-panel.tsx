import type { PlanScene } from '@fairground/floorplan/plan-scene'
import { walkingMinutes } from '@fairground/floorplan/walking-time'
import { useId } from 'react'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { placeOf } from './address'
import type { BoothOnMap } from './booth-on-map'
import { doorNames } from './doors'
import { hallTexts as texts } from './hall.texts'
import { CrossIcon, WayIcon } from './icons'
import panel from './panel.module.css'
import type { FoundWay } from './use-way'
import styles from './way-panel.module.css'

interface Props {
  scene: PlanScene
  booths: readonly BoothOnMap[]
  to: BoothOnMap
  /** Empty while nothing is chosen. */
  from: string
  found: FoundWay
  onFrom: (from: string | undefined) => void
}

/** From where one stands to the booth that was chosen: the start, and how far it is. */
export function WayPanel({ scene, booths, to, from, found, onFrom }: Props) {
  const say = useSay()
  const language = useLanguage()
  const field = useId()
  const doors = doorNames(scene, language)
  return (
    <section className={panel.panel} aria-label={say(texts.way)}>
      <header className={panel.head}>
        <h2>
          <WayIcon /> {say(texts.wayTo, { booth: to.code })}
        </h2>
        <button
          type="button"
          className={panel.icon}
          aria-label={say(texts.close)}
          onClick={() => onFrom(undefined)}
        >
          <CrossIcon />
        </button>
      </header>
      <label className={styles.from} htmlFor={field}>
        {say(texts.wayFrom)}
      </label>
      <select
        id={field}
        className={styles.select}
        value={from}
        onChange={({ target }) => onFrom(target.value)}
      >
        <option value="" disabled>
          {say(texts.chooseStart)}
        </option>
        {placeOf(from) ? <option value={from}>{say(texts.youAreHere)}</option> : null}
        <optgroup label={say(texts.entrances)}>
          {[...doors].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label={say(texts.otherBooths)}>
          {booths
            .filter(({ id }) => id !== to.id)
            .map(({ id, code, name }) => (
              <option key={id} value={code}>
                {name[language] ? `${code} ${name[language]}` : code}
              </option>
            ))}
        </optgroup>
      </select>
      <p className={styles.outcome} role="status">
        <Outcome found={found} />
      </p>
    </section>
  )
}

function Outcome({ found }: { found: FoundWay }) {
  const say = useSay()
  const language = useLanguage()
  if (found.status === 'none') return null
  if (found.status === 'finding') return say(texts.finding)
  if (found.status !== 'found') return say(texts.noWay)
  const { length } = found.way
  return (
    <>
      <strong>{say(texts.distance, { metres: formatNumber(Math.round(length), language) })}</strong>{' '}
      {say(texts.minutes, { count: walkingMinutes(length) })}
    </>
  )
}
