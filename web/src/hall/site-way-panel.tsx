import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useId, useMemo } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { onDemand } from '../ui/on-demand'
import button from '../ui/plain-button.module.css'
import plain from '../ui/plain-input.module.css'
import { hallTexts } from './hall.texts'
import { PrintIcon, WayIcon } from './icons'
import panel from './panel.module.css'
import { pickerTexts as texts } from './picker.texts'
import { readGoal, type SiteWalk } from './site-walk'
import styles from './site-way-panel.module.css'
import { readSpot, type Spot, writeSpot } from './spot'
import { gateNames, nearestName, startName } from './start-names'
import { useHallAddress } from './use-hall-address'
import type { FoundWay } from './use-way'
import { wayTexts } from './way.texts'

const WayShare = onDemand(async () => (await import('./way-share')).WayShare)

const anyGate = { kind: 'site' } as const

interface Props {
  overview: SiteOverview
  walk: SiteWalk
  onEnd: (end: keyof SiteWalk, spot: Spot | undefined) => void
  found: FoundWay
  /** How far and how long, or why not; empty while nothing was asked. */
  outcome: string
}

/** From which gate to which hall, and how far it is. An address may bring another start, and a booth to go to. */
export function SiteWayPanel({ overview, walk, onEnd, found, outcome }: Props) {
  const say = useSay()
  const language = useLanguage()
  const address = useHallAddress()
  const gates = useMemo(() => gateNames(overview, language), [overview, language])
  const { from, to } = walk
  const goal = overview.halls.find(({ code }) => code === to?.hall)
  if (gates.size === 0) return null
  return (
    <section className={`${panel.panel} ${styles.panel}`} aria-label={say(texts.way)}>
      <Choice
        label={say(texts.wayFrom)}
        none={say(texts.chooseGate)}
        value={from && writeSpot(from, '')}
        options={[
          [
            writeSpot(anyGate, ''),
            nearestName(
              anyGate,
              from?.kind === 'site' && found.status === 'found' ? found.start : undefined,
              overview,
              language,
            ),
          ],
          ...[...gates].map(([gate, name]) => [writeSpot({ kind: 'gate', gate }, ''), name] as const),
          ...(from && from.kind !== 'gate' && from.kind !== 'site'
            ? [[writeSpot(from, ''), startName(from, overview, '', language)] as const]
            : []),
        ]}
        onChoose={(start) => onEnd('from', readSpot(start, ''))}
      />
      <Choice
        label={say(texts.wayTo)}
        none={say(texts.chooseHall)}
        value={to && writeSpot(to, '')}
        options={[
          ...overview.halls.map(
            ({ code, name }) =>
              [writeSpot({ kind: 'hall', hall: code }, ''), `${code} ${name[language]}`] as const,
          ),
          ...(to?.kind === 'named' ? [[writeSpot(to, ''), to.name] as const] : []),
        ]}
        onChoose={(end) => onEnd('to', readGoal(end, ''))}
      />
      <p className={styles.outcome} role="status">
        {outcome ? (
          <>
            <WayIcon /> {outcome}
          </>
        ) : null}
      </p>
      {found.status === 'failed' ? (
        <button type="button" className={button.small} onClick={found.retry}>
          {say(hallTexts.retry)}
        </button>
      ) : null}
      {found.status === 'found' ? (
        <>
          <p className={styles.legs}>{found.legs[language]}</p>
          <small className={styles.pace}>{say(wayTexts.pace)}</small>
          <WayShare />
          <button type="button" className={`${button.small} ${styles.print}`} onClick={() => window.print()}>
            <PrintIcon /> {say(hallTexts.print)}
          </button>
        </>
      ) : null}
      {outcome && goal ? (
        <Link className={button.smallPrimary} to={address(goal)}>
          {say(texts.enter)}
        </Link>
      ) : null}
    </section>
  )
}

interface ChoiceProps {
  label: string
  none: string
  value: string | undefined
  options: readonly (readonly [value: string, name: string])[]
  onChoose: (value: string) => void
}

function Choice({ label, none, value = '', options, onChoose }: ChoiceProps) {
  const field = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={field}>{label}</label>
      <select
        id={field}
        className={plain.input}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
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
