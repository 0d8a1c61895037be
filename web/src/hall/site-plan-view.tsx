import { darkColours, dayColours } from '@fairground/floorplan/plan-colours'
import { drawableSite } from '@fairground/floorplan/site-view'
import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAppearance } from '../lib/appearance'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { onDemand } from '../ui/on-demand'
import { useMedia } from '../ui/use-media'
import { countIn, type SiteHall } from './hall-fill'
import { pickerTexts as texts } from './picker.texts'
import type { MapSource } from './read-halls'
import { SiteBearings } from './site-bearings'
import type { Pointing } from './site-hall-list'
import { SiteLegend } from './site-legend'
import { looksOf, sitePlanOf } from './site-on-overview'
import { sitePicture } from './site-picture'
import styles from './site-plan-view.module.css'
import { SitePrintSheet } from './site-print-sheet'
import { SiteWayPanel } from './site-way-panel'
import { SiteZoom } from './site-zoom'
import type { MapStage } from './stage/map-stage'
import { useHallAddress } from './use-hall-address'
import type { ShownFair } from './use-shown-fair'
import { useSiteWalk } from './use-site-walk'
import { useStage } from './use-stage'
import { type FoundWay, useWay } from './use-way'
import { wayTexts } from './way.texts'

/** What lies over the plan at its edges. */
const coveredWide = { top: 44, right: 58, bottom: 40, left: 14 }
const coveredNarrow = { top: 60, right: 4, bottom: 60, left: 4 }

const WayInSight = onDemand(async () => (await import('./way-in-sight')).WayInSight, { isQuiet: true })

interface Props extends Pointing {
  overview: SiteOverview
  fair: ShownFair
  /** Where the plans of halls come from: a way may begin or end at a booth. */
  maps: MapSource
  /** The halls that are looked for, by their codes; all of them where nothing is. */
  only: ReadonlySet<string> | undefined
}

/** The site from above: halls to scale with their booths, each a way in. */
export function SitePlanView({ overview, fair, maps, only, pointed, onPoint }: Props) {
  const { halls } = overview
  const say = useSay()
  const language = useLanguage()
  const colours = useAppearance() === 'dark' ? darkColours : dayColours
  const navigate = useNavigate()
  const address = useHallAddress()
  const [stage, setStage] = useState<MapStage>()
  const { walk, setEnd } = useSiteWalk()
  const isSketch = overview.site === ''

  const site = useMemo(() => sitePlanOf(overview), [overview])
  const drawable = useMemo(() => {
    const figure = (hall: SiteHall) =>
      say(texts.figure, { free: formatNumber(countIn(hall, 'free'), language) })
    return drawableSite(site, looksOf(overview.halls, figure))
  }, [overview, site, say, language])
  const found = useWay({ overview, inView: undefined, maps, ...(isSketch ? noWalk : walk) })
  const outcome = useOutcome(found)
  const line = found.status === 'found' ? found.onSite : undefined
  const lines = useMemo(() => (line ? [line] : []), [line])
  const way = useMemo(() => line && { points: line, words: outcome }, [line, outcome])
  const look = useMemo(() => ({ colours, language, only }), [colours, language, only])
  const chosen = pointed ?? walk.to?.hall
  const picture = useMemo(
    () =>
      sitePicture(drawable, {
        ...look,
        ...(chosen && { chosen }),
        ...(way && { way }),
      }),
    [drawable, look, chosen, way],
  )

  function enter(code: string | undefined): void {
    const hall = halls.find((one) => one.code === code)
    if (hall) void navigate(address(hall))
  }

  const { frame, sheet } = useStage({
    picture,
    place: 'site',
    covered: useMedia('(min-width: 761px)') ? coveredWide : coveredNarrow,
    onPick: enter,
    onPoint,
    onStage: setStage,
  })
  return (
    <div className={styles.view}>
      <div className={styles.window} style={{ background: colours.site.around }}>
        <div
          ref={frame}
          className={styles.frame}
          role="application"
          aria-label={say(texts.plan)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys; the list is its equivalent
          tabIndex={0}
          data-pointed={pointed}
        >
          <canvas
            ref={sheet}
            className={styles.sheet}
            role="img"
            aria-label={say(texts.drawn, { count: drawable.halls.length })}
          />
        </div>
        {stage ? (
          <>
            <SiteBearings stage={stage} north={isSketch ? undefined : site.north} look={look} />
            {way ? <WayInSight stage={stage} lines={lines} /> : null}
            <div className={styles.zoom}>
              <SiteZoom stage={stage} />
            </div>
          </>
        ) : null}
        {isSketch ? <p className={styles.note}>{say(texts.notToPlace)}</p> : null}
      </div>
      <div className={styles.foot}>
        <SiteLegend halls={halls} colours={colours} />
        <SiteWayPanel overview={overview} walk={walk} onEnd={setEnd} found={found} outcome={outcome} />
      </div>
      <SitePrintSheet
        fair={fair.name}
        halls={halls}
        drawable={drawable}
        north={isSketch ? undefined : site.north}
        way={way}
        told={found.status === 'found' ? found.told : undefined}
        reader={{ language, timeZone: fair.timeZone }}
      />
    </div>
  )
}

const noWalk = { from: undefined, to: undefined }

const failures = {
  none: undefined,
  finding: wayTexts.finding,
  unreachable: texts.noWay,
  apart: texts.noWay,
  unknown: wayTexts.unknownStart,
  failed: wayTexts.wayFailed,
}

function useOutcome(found: FoundWay): string {
  const say = useSay()
  const language = useLanguage()
  if (found.status !== 'found') {
    const failure = failures[found.status]
    return failure ? say(failure) : ''
  }
  const { length, minutes } = found.way
  return say(texts.wayWords, { metres: formatNumber(Math.round(length), language), count: minutes })
}
