import type { SiteOverview } from '@fairground/wire/hall/maps'
import { Link } from 'react-router'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { type Spot, writeSpot } from './spot'
import { doorsOfHall } from './start-names'
import { useHallLink } from './use-hall-link'
import { wayTexts as texts } from './way.texts'
import styles from './way-panel.module.css'
import type { WayLeg } from './way-there'

interface Props {
  legs: readonly WayLeg[]
  overview: SiteOverview
  /** The hall that is looked at. */
  shown: string
  to: Extract<Spot, { kind: 'named' }>
  /** Where the whole site is seen. */
  sitePlan: string
}

/** A way piece by piece, each leading to the plan it lies on. */
export function WayLegs({ legs, overview, shown, to, sitePlan }: Props) {
  const say = useSay()
  const language = useLanguage()
  const linkTo = useHallLink({ code: shown })

  function words({ hall, door, leads }: WayLeg): string {
    if (hall === undefined) return say(texts.legAcross)
    const name = door && doorsOfHall(overview, hall, language).get(door)
    if (!name || leads === 'on') return say(texts.legInside, { hall })
    return say(leads === 'out' ? texts.legOut : texts.legIn, { hall, door: name })
  }
  function addressOf({ hall: code }: WayLeg): string {
    const hall = overview.halls.find((one) => one.code === code)
    if (!hall) return sitePlan
    return linkTo(hall, hall.code === to.hall ? { booth: to.name } : { to: writeSpot(to, hall.code) })
  }
  return (
    <ol className={styles.legs} aria-label={say(texts.legs)}>
      {legs.map((leg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one way, in their order
        <li key={index} aria-current={leg.hall === shown ? 'step' : undefined}>
          {leg.hall === shown ? <b>{words(leg)}</b> : <Link to={addressOf(leg)}>{words(leg)}</Link>}{' '}
          <span>{say(texts.distance, { metres: formatNumber(Math.round(leg.length), language) })}</span>
        </li>
      ))}
    </ol>
  )
}
