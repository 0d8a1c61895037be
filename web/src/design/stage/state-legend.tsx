import { boothStateNames, boothStates } from '@fairground/domain/booth'
import { isTaken } from '@fairground/floorplan/design/drawn-draft'
import type { PlanColours } from '@fairground/floorplan/plan-colours'
import { useMemo } from 'react'
import { StateSwatch } from '../../hall'
import { formatNumber } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useDesign } from '../design-context'
import { useDrawnBooths } from '../use-drawn-booths'
import { stageTexts as texts } from './stage.texts'
import { LockIcon } from './stage-icons'
import styles from './state-legend.module.css'

/** What fills and marks mean, how many booths have them, and that those who have a booth are safe. */
export function StateLegend({ colours }: { colours: PlanColours }) {
  const say = useSay()
  const language = useLanguage()
  const { facts } = useDesign()
  const booths = useDrawnBooths()
  const counts = useMemo(() => {
    const states = new Map<string, number>()
    for (const { state } of booths) states.set(state, (states.get(state) ?? 0) + 1)
    return states
  }, [booths])
  const special = useMemo(() => booths.filter((booth) => booth.special).length, [booths])
  const taken = useMemo(() => [...facts.values()].filter(isTaken).length, [facts])
  return (
    <section className={styles.legend} aria-label={say(texts.legend)}>
      <ul>
        {boothStates.map((state) => (
          <li key={state}>
            <StateSwatch colours={colours} state={state} />
            {boothStateNames[state][language]}
            <em>{formatNumber(counts.get(state) ?? 0, language)}</em>
          </li>
        ))}
        <li>
          <StateSwatch colours={colours} state="normal" special />
          {say(texts.special)}
          <em>{formatNumber(special, language)}</em>
        </li>
      </ul>
      {taken > 0 ? (
        <p>
          <LockIcon />
          {say(texts.safe, { count: taken })}
        </p>
      ) : null}
    </section>
  )
}
