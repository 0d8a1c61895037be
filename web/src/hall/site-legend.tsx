import type { BoothState } from '@fairground/domain/booth'
import type { PlanColours } from '@fairground/floorplan/plan-colours'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import type { SiteHall } from './hall-fill'
import { pickerTexts as texts } from './picker.texts'
import styles from './site-legend.module.css'
import { StateSwatch } from './state-swatch'

/** What a visitor tells apart from above. */
const groups: readonly { name: 'vacant' | 'heldBack' | 'given'; states: readonly BoothState[] }[] = [
  { name: 'vacant', states: ['normal'] },
  { name: 'heldBack', states: ['bespoke', 'allotted'] },
  { name: 'given', states: ['occupy', 'partial', 'completed'] },
]

/** What the fills mean, and how many booths of the fair have them. */
export function SiteLegend({ halls, colours }: { halls: readonly SiteHall[]; colours: PlanColours }) {
  const say = useSay()
  const language = useLanguage()
  const countOf = (state: BoothState) => halls.reduce((sum, { counts }) => sum + (counts[state] ?? 0), 0)
  return (
    <ul className={styles.legend} aria-label={say(texts.legend)}>
      {groups.map(({ name, states }) => (
        <li key={name}>
          {states.map((state) => (
            <StateSwatch key={state} colours={colours} state={state} />
          ))}
          {say(texts[name])}{' '}
          <b>
            {formatNumber(
              states.reduce((sum, state) => sum + countOf(state), 0),
              language,
            )}
          </b>
        </li>
      ))}
    </ul>
  )
}
