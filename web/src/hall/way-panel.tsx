import type { SiteOverview } from '@fairground/wire/hall/maps'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import button from '../ui/plain-button.module.css'
import { hallTexts } from './hall.texts'
import { CrossIcon, WayIcon } from './icons'
import panel from './panel.module.css'
import type { MapSource } from './read-halls'
import { isIn, type Spot } from './spot'
import { StartChoice } from './start-choice'
import type { FoundWay } from './use-way'
import { wayTexts as texts } from './way.texts'
import type { HallInView } from './way-ground'
import { WayLegs } from './way-legs'
import styles from './way-panel.module.css'

interface Props {
  overview: SiteOverview
  inView: HallInView
  maps: MapSource
  sitePlan: string
  /** Nothing while no start is chosen; `misread` where the address has one that means nothing. */
  from: Spot | undefined
  isMisread: boolean
  to: Extract<Spot, { kind: 'named' }>
  found: FoundWay
  onFrom: (from: string) => void
  onClose: () => void
}

/** From where one stands to the booth that was chosen: the start, how far it is, and through which halls. */
export function WayPanel({ found, isMisread, sitePlan, onClose, ...ends }: Props) {
  const { overview, inView, from, to } = ends
  const say = useSay()
  const way = found.status === 'found' ? found.way : undefined
  const isUnknown = isMisread || found.status === 'unknown'
  const leadsElsewhere = way && (way.legs.length > 1 || !isIn(to, inView.code))
  return (
    <section className={panel.panel} aria-label={say(texts.way)}>
      <header className={panel.head}>
        <h2>
          <WayIcon /> {say(texts.wayTo, { booth: to.name })}
        </h2>
        <button type="button" className={panel.icon} aria-label={say(hallTexts.close)} onClick={onClose}>
          <CrossIcon />
        </button>
      </header>
      <StartChoice {...ends} from={isUnknown ? undefined : from} />
      <p className={styles.outcome} role="status">
        {isUnknown ? say(texts.unknownStart) : <Outcome found={found} />}
      </p>
      {found.status === 'failed' ? (
        <button type="button" className={button.small} onClick={found.retry}>
          {say(hallTexts.retry)}
        </button>
      ) : null}
      {leadsElsewhere ? (
        <WayLegs legs={way.legs} overview={overview} shown={inView.code} to={to} sitePlan={sitePlan} />
      ) : null}
    </section>
  )
}

const failures = {
  finding: texts.finding,
  unreachable: texts.noWay,
  unknown: texts.unknownStart,
  apart: texts.apart,
  failed: texts.wayFailed,
}

function Outcome({ found }: { found: FoundWay }) {
  const say = useSay()
  const language = useLanguage()
  if (found.status === 'none') return null
  if (found.status !== 'found') return say(failures[found.status])
  const { length, minutes } = found.way
  return (
    <>
      <strong>{say(texts.distance, { metres: formatNumber(Math.round(length), language) })}</strong>{' '}
      {say(texts.minutes, { count: minutes })}
    </>
  )
}
