import type { ScenePoint } from '@fairground/floorplan/scene'
import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useLanguage, useSay } from '../lib/language'
import button from '../ui/plain-button.module.css'
import { type BoothOnMap, nameOf } from './booth-on-map'
import { hallTexts } from './hall.texts'
import { CrossIcon, WayIcon } from './icons'
import panel from './panel.module.css'
import type { MapSource } from './read-halls'
import { type Goal, isIn, type Spot } from './spot'
import type { MapStage } from './stage/map-stage'
import { StartChoice } from './start-choice'
import type { FoundWay } from './use-way'
import { wayTexts as texts } from './way.texts'
import type { HallInView } from './way-ground'
import { useWayInSight } from './way-in-sight'
import { WayLegs } from './way-legs'
import styles from './way-panel.module.css'
import { WayShare } from './way-share'
import { legMeasure } from './way-words'

interface Props {
  overview: SiteOverview
  inView: HallInView
  maps: MapSource
  sitePlan: string
  /** Nothing while no start is chosen; `misread` where the address has one that means nothing. */
  from: Spot | undefined
  isMisread: boolean
  to: Extract<Goal, { kind: 'named' }>
  found: FoundWay
  /** The way as far as it lies on the plan, the booth it leads to if that does, and the stage it is shown on. */
  lines: readonly (readonly ScenePoint[])[]
  goal: BoothOnMap | undefined
  stage: MapStage | undefined
  onFrom: (from: string) => void
  onClose: () => void
}

/** From where one stands to the booth that was chosen: the start, how far it is, and through which halls. */
export function WayPanel({ found, isMisread, sitePlan, lines, goal, stage, onClose, ...ends }: Props) {
  const { overview, inView, from, to } = ends
  const say = useSay()
  const language = useLanguage()
  const whose = goal && nameOf(goal, language)
  const way = found.status === 'found' ? found.way : undefined
  const isUnknown = isMisread || found.status === 'unknown'
  const leadsElsewhere = way && (way.legs.length > 1 || !isIn(to, inView.code))
  useWayInSight({ stage, lines, goal })
  return (
    <section className={panel.panel} aria-label={say(texts.way)}>
      <header className={panel.head}>
        <h2>
          <WayIcon /> {say(texts.wayTo, { booth: to.name })}
          {whose ? <small className={styles.whose}>{whose}</small> : null}
        </h2>
        <button type="button" className={panel.icon} aria-label={say(hallTexts.close)} onClick={onClose}>
          <CrossIcon />
        </button>
      </header>
      <StartChoice
        {...ends}
        from={isUnknown ? undefined : from}
        start={found.status === 'found' ? found.start : undefined}
      />
      <div className={styles.result}>
        <p className={styles.outcome} role="status">
          {isUnknown ? say(texts.unknownStart) : <Outcome found={found} />}
        </p>
        {way ? <WayShare /> : null}
      </div>
      {found.status === 'failed' ? (
        <button type="button" className={button.small} onClick={found.retry}>
          {say(hallTexts.retry)}
        </button>
      ) : null}
      {leadsElsewhere ? (
        <WayLegs
          legs={way.legs}
          overview={overview}
          shown={inView.code}
          from={from}
          to={to}
          sitePlan={sitePlan}
        />
      ) : null}
      {way ? <p className={styles.pace}>{say(texts.pace)}</p> : null}
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
  return <strong>{legMeasure(found.way, language)}</strong>
}
