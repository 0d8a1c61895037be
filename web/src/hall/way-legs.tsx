import type { SiteOverview } from '@fairground/wire/hall/maps'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { useMedia } from '../ui/use-media'
import { goalFor, siteWithWalk } from './site-walk'
import type { Goal, Spot } from './spot'
import { useHallLink } from './use-hall-link'
import { wayTexts as texts } from './way.texts'
import styles from './way-panel.module.css'
import type { WayLeg } from './way-there'
import { legMeasure, legName } from './way-words'

interface Props {
  legs: readonly WayLeg[]
  overview: SiteOverview
  /** The hall that is looked at. */
  shown: string
  from: Spot | undefined
  to: Extract<Goal, { kind: 'named' }>
  /** Where the whole site is seen. */
  sitePlan: string
}

/** A way piece by piece, each leading to the plan it lies on. Folded on a phone, where the plan needs the room. */
export function WayLegs({ legs, overview, shown, from, to, sitePlan }: Props) {
  const say = useSay()
  const language = useLanguage()
  const isWide = useMedia('(min-width: 761px)')
  const linkTo = useHallLink({ code: shown })

  function addressOf({ hall: code }: WayLeg): string {
    const hall = overview.halls.find((one) => one.code === code)
    return hall ? linkTo(hall, goalFor(to, hall.code)) : siteWithWalk(sitePlan, { from, to })
  }
  return (
    <details className={styles.stretches} open={isWide}>
      <summary>{say(texts.legs)}</summary>
      <ol className={styles.legs}>
        {legs.map((leg, index) => {
          const name = legName(leg, overview, language)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one way, in their order
            <li key={index} aria-current={leg.hall === shown ? 'step' : undefined}>
              {leg.hall === shown ? <b>{name}</b> : <Link to={addressOf(leg)}>{name}</Link>}{' '}
              <span>{legMeasure(leg, language)}</span>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
