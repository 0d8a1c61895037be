import { type BoothState, boothStateNames } from '@fairground/domain/booth'
import { darkColours, dayColours } from '@fairground/floorplan/plan-colours'
import { StateSwatch } from '../hall'
import { useAppearance } from '../lib/appearance'
import { useLanguage } from '../lib/language'
import styles from './placement.module.css'

/** Filled and marked as on the plan, so that a list and a plan are read alike. */
export function BoothStateTag({ state }: { state: BoothState }) {
  const language = useLanguage()
  const colours = useAppearance() === 'dark' ? darkColours : dayColours
  return (
    <span className={styles.state}>
      <StateSwatch colours={colours} state={state} />
      {boothStateNames[state][language]}
    </span>
  )
}
