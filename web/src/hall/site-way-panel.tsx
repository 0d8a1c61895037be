import type { Gate } from '@fairground/floorplan/site-plan'
import { useId } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import button from '../ui/plain-button.module.css'
import type { SiteHall } from './hall-fill'
import { WayIcon } from './icons'
import panel from './panel.module.css'
import { pickerTexts as texts } from './picker.texts'
import styles from './site-way-panel.module.css'
import { writeSpot } from './spot'
import { useHallAddress } from './use-hall-address'

/** Both are empty while nothing is chosen. */
export interface Walk {
  gate: string
  hall: string
}

interface Props {
  gates: readonly Gate[]
  halls: readonly SiteHall[]
  walk: Walk
  onWalk: (walk: Walk) => void
  /** How far and how long, or why not; empty while nothing was asked. */
  outcome: string
}

/** From which gate to which hall, and how far it is. */
export function SiteWayPanel({ gates, halls, walk, onWalk, outcome }: Props) {
  const say = useSay()
  const language = useLanguage()
  const address = useHallAddress()
  const goal = halls.find(({ code }) => code === walk.hall)
  return (
    <section className={`${panel.panel} ${styles.panel}`} aria-label={say(texts.way)}>
      <Choice
        label={say(texts.wayFrom)}
        none={say(texts.chooseGate)}
        value={walk.gate}
        options={gates.map(({ id, label }) => [id, label[language]])}
        onChoose={(gate) => onWalk({ ...walk, gate })}
      />
      <Choice
        label={say(texts.wayTo)}
        none={say(texts.chooseHall)}
        value={walk.hall}
        options={halls.map(({ code, name }) => [code, `${code} ${name[language]}`])}
        onChoose={(hall) => onWalk({ ...walk, hall })}
      />
      <p className={styles.outcome} role="status">
        {outcome ? (
          <>
            <WayIcon /> {outcome}
          </>
        ) : null}
      </p>
      {outcome && goal ? (
        <Link
          className={button.smallPrimary}
          to={address(goal, writeSpot({ kind: 'gate', gate: walk.gate }, goal.code))}
        >
          {say(texts.enter)}
        </Link>
      ) : null}
    </section>
  )
}

interface ChoiceProps {
  label: string
  none: string
  value: string
  options: readonly (readonly [value: string, name: string])[]
  onChoose: (value: string) => void
}

function Choice({ label, none, value, options, onChoose }: ChoiceProps) {
  const field = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={field}>{label}</label>
      <select id={field} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{none}</option>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
