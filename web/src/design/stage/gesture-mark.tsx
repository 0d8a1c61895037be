import { useOfState } from '@fairground/domain/booth'
import { useSay } from '../../lib/language'
import { useDesign } from '../design-context'
import styles from './gesture-mark.module.css'
import { between, type Gesture } from './placing-hand'
import { stageTexts as texts } from './stage.texts'
import { useWatched, type Watched } from './watched'

/** What the mouse is doing on the plan: a frame around what it chooses, or whom it carries and what letting go would do. */
export function GestureMark({ gesture }: { gesture: Watched<Gesture | undefined> }) {
  const now = useWatched(gesture)
  if (now?.kind === 'frame') {
    const { x, y, width, depth } = between(now.from, now.to)
    return (
      <div className={styles.frame} style={{ left: x, top: y, width, height: depth }} aria-hidden="true" />
    )
  }
  return now ? <Carried boothId={now.boothId} at={now.at} onto={now.onto} /> : null
}

function Carried({ boothId, at, onto }: Omit<Extract<Gesture, { kind: 'carry' }>, 'kind'>) {
  const say = useSay()
  const { facts } = useDesign()
  const [from, to] = [facts.get(boothId), onto === undefined ? undefined : facts.get(onto)]
  if (!from) return null
  const use = to && useOfState[to.state]
  const words =
    to && use === 'free'
      ? say(texts.carriesTo, { booth: to.code })
      : to && use === 'taken'
        ? say(texts.carriesSwap, { booth: to.code, company: to.name })
        : to
          ? say(texts.carriesNot, { booth: to.code })
          : ''
  return (
    <div className={styles.carried} style={{ left: at.x + 14, top: at.y + 14 }} aria-hidden="true">
      <b>
        {from.code} {from.name}
      </b>
      {words ? <span>{words}</span> : null}
    </div>
  )
}
