import { darkColours, dayColours } from '@fairground/floorplan/plan-colours'
import { drawableSite } from '@fairground/floorplan/site-view'
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { createMapStage, looksOf, type MapStage, sitePicture } from '../../hall'
import { useAppearance } from '../../lib/appearance'
import { useLanguage, useSay } from '../../lib/language'
import stageStyles from '../stage/design-stage.module.css'
import { nameOfRef } from './name-of-ref'
import styles from './site.module.css'
import { siteTexts as texts } from './site.texts'
import { useSiteDesk, useSiteState } from './site-context'
import { SiteMarks } from './site-marks'
import { followSitePointer } from './site-pointing'

const covered = { top: 20, right: 344, bottom: 24, left: 80 }
const coveredNarrow = { top: 12, right: 12, bottom: 12, left: 72 }
const zoom = () => ({ atOne: 10, step: 0.1, least: 0.01, most: 4 })

interface Props {
  isWide: boolean
  onStage: (stage: MapStage | undefined) => void
}

/** The canvas: the site as visitors will see it, and over it what is chosen or drawn. */
export function SiteStage({ isWide, onStage }: Props) {
  const say = useSay()
  const language = useLanguage()
  const helpId = useId()
  const { hand, halls, onlyViewed } = useSiteDesk()
  const colours = useAppearance() === 'dark' ? darkColours : dayColours
  const shown = useSiteState((state) => state.shown)
  const selection = useSiteState((state) => state.selection)
  const looks = useMemo(() => looksOf(halls, () => ''), [halls])
  const drawable = useMemo(() => drawableSite(shown, looks), [shown, looks])
  const picture = useMemo(
    () => ({ ...sitePicture(drawable, { colours, language }), brim: Math.max(shown.width, shown.depth) }),
    [drawable, colours, language, shown.width, shown.depth],
  )
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLCanvasElement>(null)
  const marks = useRef<SVGGElement>(null)
  const stage = useRef<MapStage>(undefined)
  const isShown = useRef(false)
  const staged = useEffectEvent(onStage)
  const may = useEffectEvent(() => onlyViewed === undefined)

  useEffect(() => {
    if (!frame.current || !sheet.current) return
    const made = createMapStage({ frame: frame.current, sheet: sheet.current, marks: marks.current, zoom })
    stage.current = made
    isShown.current = false
    const stop = followSitePointer({ frame: frame.current, stage: made, hand, mayDraw: () => may() })
    staged(made)
    return () => {
      staged(undefined)
      stop()
      made.end()
      stage.current = undefined
    }
  }, [hand])
  useEffect(() => stage.current?.setCovered(isWide ? covered : coveredNarrow), [isWide])
  useEffect(() => {
    stage.current?.setPicture(picture, isShown.current)
    isShown.current = true
  }, [picture])

  return (
    <>
      <div
        ref={frame}
        id="site-plan"
        className={stageStyles.frame}
        role="application"
        aria-label={say(texts.plan)}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: pieces are chosen, moved and removed here by keys
        tabIndex={0}
        style={{ background: colours.site.around }}
      >
        <canvas ref={sheet} className={stageStyles.sheet} />
        <svg className={styles.marks} aria-hidden="true" focusable="false">
          <g ref={marks}>
            <SiteMarks colours={colours} />
          </g>
        </svg>
      </div>
      <p id={helpId} className={stageStyles.unseen}>
        {say(texts.planHelp)}
      </p>
      <p className={stageStyles.unseen} role="status">
        {selection
          ? say(texts.chosen, { name: nameOfRef(shown, selection, language) })
          : say(texts.nothingChosen)}
      </p>
    </>
  )
}
