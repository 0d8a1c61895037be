import { isEdged } from '@fairground/floorplan/plan'
import type { PlanColours } from '@fairground/floorplan/plan-colours'
import type { ReactNode } from 'react'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import type { BoothOnMap } from './booth-on-map'
import { hallTexts as texts } from './hall.texts'
import styles from './legend.module.css'
import type { MapPainting } from './map-painting'
import { CoatSwatch, OwnSwatch, StateSwatch } from './state-swatch'

/** What stands out on plan and list: one group of what the plan is painted by, the own booths, or everything. */
export type Emphasis = string | undefined

/** No group is called so. */
const ownBooths = 'own'

export const standsOut = (
  booth: BoothOnMap,
  emphasis: Emphasis,
  { own, painting }: { own: ReadonlySet<string>; painting: MapPainting },
): boolean =>
  emphasis === undefined ||
  (emphasis === ownBooths ? own.has(booth.id) : painting.groupOf(booth) === emphasis)

interface Props {
  booths: readonly BoothOnMap[]
  own: ReadonlySet<string>
  colours: PlanColours
  painting: MapPainting
  emphasis: Emphasis
  onEmphasis: (emphasis: Emphasis) => void
}

/** What the fills and marks mean, how many booths have them, and a click to see just these. */
export function Legend({ booths, own, colours, painting, emphasis, onEmphasis }: Props) {
  const say = useSay()
  const language = useLanguage()
  const counts = new Map<string, number>()
  for (const booth of booths) {
    const group = painting.groupOf(booth)
    counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  const mine = booths.filter(({ id }) => own.has(id)).length
  const hasSpecial = booths.some(isEdged)
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
      {own.size > 0 ? entry(ownBooths, say(texts.mine), mine, <OwnSwatch colours={colours} />) : null}
      {painting.groups.map(({ key, name, coat }) =>
        entry(key, name, counts.get(key) ?? 0, <CoatSwatch coat={coat} />),
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
