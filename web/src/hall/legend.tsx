import { type BoothState, boothStateNames, boothStates } from '@fairground/domain/booth'
import type { PlanColours } from '@fairground/floorplan/plan-colours'
import type { ReactNode } from 'react'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import type { BoothOnMap } from './booth-on-map'
import { hallTexts as texts } from './hall.texts'
import styles from './legend.module.css'
import { OwnSwatch, StateSwatch } from './state-swatch'

/** What stands out on plan and list: one of the eight states, the own booths, or everything. */
export type Emphasis = BoothState | 'own' | undefined

export const standsOut = (
  { id, state }: Pick<BoothOnMap, 'id' | 'state'>,
  emphasis: Emphasis,
  own: ReadonlySet<string>,
): boolean => emphasis === undefined || (emphasis === 'own' ? own.has(id) : state === emphasis)

interface Props {
  booths: readonly BoothOnMap[]
  own: ReadonlySet<string>
  colours: PlanColours
  emphasis: Emphasis
  onEmphasis: (emphasis: Emphasis) => void
}

/** What the fills and marks mean, how many booths have them, and a click to see just these. */
export function Legend({ booths, own, colours, emphasis, onEmphasis }: Props) {
  const say = useSay()
  const language = useLanguage()
  const counts = new Map<BoothState, number>()
  for (const { state } of booths) counts.set(state, (counts.get(state) ?? 0) + 1)
  const mine = booths.filter(({ id }) => own.has(id)).length
  const hasSpecial = booths.some(({ special, state }) => special && state === 'normal')
  const entry = (key: Exclude<Emphasis, undefined>, name: string, count: number, swatch: ReactNode) => (
    <li key={key}>
      <button
        type="button"
        className={styles.entry}
        aria-pressed={emphasis === key}
        onClick={() => onEmphasis(emphasis === key ? undefined : key)}
      >
        {swatch}
        {name} <span className={styles.count}>{formatNumber(count, language)}</span>
      </button>
    </li>
  )
  return (
    <ul className={styles.legend} aria-label={say(texts.legend)}>
      {own.size > 0 ? entry('own', say(texts.mine), mine, <OwnSwatch colours={colours} />) : null}
      {boothStates.map((state) =>
        entry(
          state,
          boothStateNames[state][language],
          counts.get(state) ?? 0,
          <StateSwatch colours={colours} state={state} />,
        ),
      )}
      {hasSpecial ? (
        <li className={styles.special}>
          <StateSwatch colours={colours} state="normal" special />
          {say(texts.special)}
        </li>
      ) : null}
    </ul>
  )
}
