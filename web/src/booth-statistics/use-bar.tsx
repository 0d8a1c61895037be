import { type BoothUse, boothOfferNames } from '@fairground/domain/booth'
import { type Figure, shareOf } from '@fairground/domain/booth-statistics'
import { useLanguage } from '../lib/language'
import styles from './statistics.module.css'

export type Unit = keyof Figure

const shown = ['taken', 'reserved', 'free'] as const satisfies readonly BoothUse[]

/** What is on offer, in proportion. The figures stand beside it, so it is drawn for eyes only. */
export function UseBar({ uses, unit }: { uses: Record<BoothUse, Figure>; unit: Unit }) {
  const whole = shown.reduce((sum, use) => sum + uses[use][unit], 0)
  return (
    <span className={styles.bar} aria-hidden="true">
      {shown.map((use) => (
        <i key={use} className={styles[use]} style={{ width: `${shareOf(uses[use][unit], whole) * 100}%` }} />
      ))}
    </span>
  )
}

export function UseLegend() {
  const language = useLanguage()
  return (
    <ul className={styles.legend}>
      {shown.map((use) => (
        <li key={use}>
          <i className={styles[use]} aria-hidden="true" /> {boothOfferNames[use][language]}
        </li>
      ))}
    </ul>
  )
}
