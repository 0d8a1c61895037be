import { hindering, type ProblemKind } from '@fairground/domain/design'
import type { ScenePoint } from '@fairground/floorplan/scene'
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { createMapStage, type MapStage } from '../../hall'
import { useLanguage, useSay } from '../../lib/language'
import { useDesign } from '../design-context'
import { useDesk, useProblems } from '../desk-context'
import type { DesignLook } from './design-picture'
import styles from './design-stage.module.css'
import { designerZoom } from './designer-zoom'
import { keepDrawn } from './keep-drawn'
import type { Crosshair } from './key-hand'
import { createPlacingHand, type Gesture } from './placing-hand'
import { followPointer } from './pointing'
import { SaidCrosshair } from './said-crosshair'
import { SaidSelection } from './said-selection'
import { stageTexts as texts } from './stage.texts'
import type { Spot } from './stage-context'
import type { Watched } from './watched'

interface Props {
  look: DesignLook
  spot: Watched<Spot | undefined>
  crosshair: Watched<Crosshair | undefined>
  mayDraw: boolean
  gesture: Watched<Gesture | undefined>
  /** Whether whoever has this booth may be taken elsewhere by pulling. */
  mayCarry: (boothId: string) => boolean
  onCarried: (boothId: string, onto: string) => void
  frame: React.RefObject<HTMLDivElement | null>
  onStage: (stage: MapStage | undefined) => void
  onMenu: (boothId: string | undefined, at: ScenePoint) => void
  onRest: (boothId: string | undefined, at: ScenePoint) => void
}

/** Problems of a piece of floor rather than of a booth. */
const hatched: ReadonlySet<ProblemKind> = new Set(['overlap', 'onFireLane', 'aisleNarrow', 'remnant'])

/** The canvas. React stands around it; what moves in it is drawn by hand. */
export function DesignStage(props: Props) {
  const { look, spot, crosshair, mayDraw, gesture, mayCarry, onCarried, frame, onStage, onMenu, onRest } =
    props
  const say = useSay()
  const language = useLanguage()
  const helpId = useId()
  const { hall, editor, setLookAt } = useDesign()
  const problems = useProblems()
  const { compared } = useDesk()
  const marks = useMemo(
    () =>
      problems.map(({ kind, at, floor }, place) => ({
        at,
        floor,
        number: place + 1,
        hindering: hindering.has(kind),
        isHatched: hatched.has(kind),
      })),
    [problems],
  )
  const sheet = useRef<HTMLCanvasElement>(null)
  const over = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<ReturnType<typeof keepDrawn>>(undefined)
  const first = useRef({ look, marks, isViewed: !mayDraw })
  const asked = useEffectEvent(onMenu)
  const rested = useEffectEvent(onRest)
  const staged = useEffectEvent(onStage)
  const may = useEffectEvent(() => mayDraw)
  const isCarried = useEffectEvent(mayCarry)
  const carried = useEffectEvent(onCarried)

  useEffect(() => {
    if (!frame.current || !sheet.current || !over.current) return
    const stage = createMapStage({
      frame: frame.current,
      sheet: sheet.current,
      marks: null,
      zoom: designerZoom,
    })
    const keeping = keepDrawn({
      frame: frame.current,
      over: over.current,
      stage,
      editor,
      crosshair,
      ...first.current,
    })
    drawn.current = keeping
    const stop = followPointer({
      frame: frame.current,
      stage,
      editor,
      spot,
      onPoint: () => crosshair.set(undefined),
      mayDraw: () => may(),
      placing: createPlacingHand({
        stage,
        editor,
        gesture,
        mayCarry: (boothId) => isCarried(boothId),
        onCarried: (...given) => carried(...given),
      }),
      onMenu: (...given) => asked(...given),
      onRest: (...given) => rested(...given),
    })
    setLookAt((floor) => stage.lookAt(floor))
    staged(stage)
    return () => {
      staged(undefined)
      stop()
      keeping.end()
      stage.end()
      drawn.current = undefined
    }
  }, [editor, spot, crosshair, gesture, setLookAt, frame])

  useEffect(() => drawn.current?.setLook(look), [look])
  useEffect(() => drawn.current?.setMarks(marks), [marks])
  useEffect(() => drawn.current?.setViewed(!mayDraw), [mayDraw])
  useEffect(() => drawn.current?.setCompared(compared), [compared])

  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        role="application"
        aria-label={say(texts.plan, { hall: `${hall.code} ${hall.name[language]}` })}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: pieces are chosen, moved and changed here by keys
        tabIndex={0}
      >
        <canvas ref={sheet} className={styles.sheet} />
        <canvas ref={over} className={styles.over} />
      </div>
      <p id={helpId} className={styles.unseen}>
        {say(texts.planHelp)}
      </p>
      <SaidSelection />
      <SaidCrosshair crosshair={crosshair} />
    </>
  )
}
