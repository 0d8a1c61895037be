import { type BoothState, type BoothUse, boothStateNames, statesOffered } from '@fairground/domain/booth'
import type { PlanColours } from '@fairground/floorplan/plan-colours'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import type { SiteHall } from './hall-fill'
import { pickerTexts as texts } from './picker.texts'
import styles from './site-legend.module.css'
import { StateSwatch } from './state-swatch'

/** What a visitor tells apart from above: how booths are used, and beside them what is none. */
const uses: readonly { use: BoothUse; name: 'vacant' | 'heldBack' | 'given' }[] = [
  { use: 'free', name: 'vacant' },
  { use: 'reserved', name: 'heldBack' },
  { use: 'taken', name: 'given' },
]

interface Props {
  halls: readonly SiteHall[]
  colours: PlanColours
}

/** What the fills mean, and how many booths of the fair have them. */
export function SiteLegend(props: Props) {
  const say = useSay()
  return (
    <ul className={styles.legend} aria-label={say(texts.legend)}>
      <SiteLegendEntries {...props} />
    </ul>
  )
}

/** The same in whichever list, as on paper. */
export function SiteLegendEntries({ halls, colours }: Props) {
  const say = useSay()
  const language = useLanguage()
  const countOf = (states: readonly BoothState[]) =>
    halls.reduce((sum, { counts }) => sum + states.reduce((part, state) => part + (counts[state] ?? 0), 0), 0)
  const entries = [
    ...uses.map(({ use, name }) => ({ name: say(texts[name]), states: statesOffered(use) })),
    ...statesOffered('notOffered')
      .map((state) => ({ name: boothStateNames[state][language], states: [state] }))
      .filter(({ states }) => countOf(states) > 0),
  ]
  return entries.map(({ name, states }) => (
    <li key={name}>
      {states.map((state) => (
        <StateSwatch key={state} colours={colours} state={state} />
      ))}
      {name} <b>{formatNumber(countOf(states), language)}</b>
    </li>
  ))
}
