import { type BoothState, boothStateNames, boothStates, useOfState } from '@fairground/domain/booth'
import { darkColours, dayColours } from '@fairground/floorplan/plan-colours'
import { type SiteOverview, siteOverview } from '@fairground/wire/hall/maps'
import type { SelectionBoard } from '@fairground/wire/selection/board'
import { Link } from 'react-router'
import { useAppearance } from '../../lib/appearance'
import { formatShare } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { hallPlanPath } from '../../placement'
import { useCall } from '../../session/use-call'
import { deskTexts as texts } from '../desk.texts'
import styles from './board.module.css'
import { Card } from './card'
import { SmallMap } from './small-map'

type Hall = SelectionBoard['halls'][number]

/** Every hall in small: what is taken, what is free, and what was taken a moment ago. */
export function HallMaps({ halls }: { halls: readonly Hall[] }) {
  const say = useSay()
  const language = useLanguage()
  const reservedFill = (useAppearance() === 'dark' ? darkColours : dayColours).booths.bespoke.fill
  const site = useCall(siteOverview, {}, { alsoShows: ['halls', 'lists'] }).data
  return (
    <Card
      title={say(texts.halls)}
      note={say(texts.hallsNote)}
      aside={
        <span className={styles.legend}>
          <i data-use="taken" /> {say(texts.taken)} <i style={{ background: reservedFill }} />{' '}
          {boothStateNames.bespoke[language]} <i data-use="free" /> {say(texts.free)}
        </span>
      }
    >
      <ul className={styles.halls}>
        {halls.map((hall) => {
          const { id, code, name, booths, taken, reserved, free } = hall
          const share = formatShare(taken, booths, language)
          const plan = site?.halls.find((one) => one.id === id)
          return (
            <li key={id}>
              <Link
                to={hallPlanPath(id)}
                aria-label={say(texts.hallOf, {
                  hall: `${code} ${name[language]} ${share}`,
                  taken,
                  reserved,
                  free,
                })}
              >
                <span className={styles.hallName}>
                  <b>{code}</b> <span>{name[language]}</span> <b>{share}</b>
                </span>
                {plan ? (
                  <SmallMap
                    width={plan.width}
                    depth={plan.depth}
                    booths={boothsOf(plan)}
                    fresh={hall.fresh}
                    reserved={reservedFill}
                  />
                ) : null}
                <span className={styles.fill}>
                  <i style={{ width: `${(taken / Math.max(1, booths)) * 100}%` }} />
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const stateAt = (place: number | undefined): BoothState => boothStates[place ?? 0] ?? 'normal'

const boothsOf = ({ booths }: SiteOverview['halls'][number]) =>
  booths.map(([x = 0, y = 0, width = 0, depth = 0, state]) => ({
    x,
    y,
    width,
    depth,
    use: useOfState[stateAt(state)],
  }))
