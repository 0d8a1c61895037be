import type { PlanColours } from '@fairground/floorplan/plan-colours'
import type { PlanScene } from '@fairground/floorplan/plan-scene'
import type { ScenePoint } from '@fairground/floorplan/scene'
import type { HallMap } from '@fairground/wire/hall/maps'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLanguage, useSay } from '../lib/language'
import styles from './booth-card.module.css'
import { boothFacts } from './booth-facts'
import { boothTexts as texts } from './booth-facts.texts'
import { type BoothOnMap, stateName } from './booth-on-map'
import { cardPlace } from './stage/card-place'
import type { MapStage } from './stage/map-stage'
import { type Edges, pixelAt } from './stage/map-view'
import { StateSwatch } from './state-swatch'

interface Props {
  booth: BoothOnMap
  hall: HallMap['hall']
  scene: PlanScene
  colours: PlanColours
  isOwn: boolean
  stage: MapStage | undefined
  /** What panels cover of the plan. */
  covered: Edges
  /** Ways that are to stay in sight, in metres. */
  ways: readonly (readonly ScenePoint[])[]
  /** Gets to know how high it is. */
  box?: (card: HTMLElement | null) => void
  /** What can be done with it, or why not. */
  line?: ReactNode
  /** Buttons, for the booth that was chosen; the one that is pointed at has none. */
  actions?: ReactNode
}

/** What is known of a booth, beside it; on a phone at the foot of the screen. */
export function BoothCard(props: Props) {
  const { booth, hall, scene, colours, isOwn, stage, covered, ways, box, line, actions } = props
  const language = useLanguage()
  const say = useSay()
  const card = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (!stage) return
    const follow = () => {
      if (!card.current) return
      const view = stage.view()
      const at = { ...pixelAt(view, booth), width: booth.width * view.scale, depth: booth.depth * view.scale }
      const size = { width: card.current.offsetWidth, height: card.current.offsetHeight }
      const lines = ways.map((way) => way.map((point) => pixelAt(view, point)))
      const { x, y } = cardPlace(at, size, { window: stage.size(), covered, lines })
      card.current.style.setProperty('--left', `${Math.round(x)}px`)
      card.current.style.setProperty('--top', `${Math.round(y)}px`)
    }
    follow()
    return stage.watch(follow)
  }, [stage, booth, covered, ways])

  useLayoutEffect(() => {
    box?.(card.current)
    return () => box?.(null)
  }, [box])

  const [number, ...lines] = boothFacts(booth, hall, scene, language)
  return (
    <article ref={card} className={actions ? styles.chosen : styles.pointedAt} aria-label={booth.code}>
      <header className={styles.head}>
        <h2>
          <span className={styles.term}>{number?.term}</span> {booth.code}
        </h2>
        <span className={styles.state}>
          <StateSwatch colours={colours} state={booth.state} special={booth.special} />
          {stateName(booth, language)}
        </span>
      </header>
      <dl className={styles.lines}>
        {lines.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isOwn || booth.special ? (
        <p className={styles.tags}>
          {isOwn ? <span>{say(texts.mine)}</span> : null}
          {booth.special ? <span>{say(texts.special)}</span> : null}
        </p>
      ) : null}
      {line ? <div className={styles.line}>{line}</div> : null}
      {actions ? <footer className={styles.actions}>{actions}</footer> : null}
    </article>
  )
}
