import { darkColours, dayColours } from '@fairground/floorplan/plan-colours'
import { drawableSite } from '@fairground/floorplan/site-view'
import type { SiteOverview } from '@fairground/wire/hall/maps'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAppearance } from '../lib/appearance'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useMedia } from '../ui/use-media'
import { countIn, type SiteHall } from './hall-fill'
import { pickerTexts as texts } from './picker.texts'
import { SiteBearings } from './site-bearings'
import type { Pointing } from './site-hall-list'
import { SiteLegend } from './site-legend'
import { looksOf, sitePlanOf } from './site-on-overview'
import { sitePicture } from './site-picture'
import styles from './site-plan-view.module.css'
import { SiteWayPanel, type Walk } from './site-way-panel'
import { SiteZoom } from './site-zoom'
import type { MapStage } from './stage/map-stage'
import { useHallAddress } from './use-hall-address'
import { type FoundSiteWay, useSiteWay } from './use-site-way'
import { useStage } from './use-stage'

/** What lies over the plan at its edges. */
const coveredWide = { top: 12, right: 12, bottom: 36, left: 12 }
const coveredNarrow = { top: 8, right: 8, bottom: 60, left: 8 }

interface Props extends Pointing {
  overview: SiteOverview
  /** The halls that are looked for, by their codes; all of them where nothing is. */
  only: ReadonlySet<string> | undefined
}

/** The site from above: halls to scale with their booths, each a way in. */
export function SitePlanView({ overview, only, pointed, onPoint }: Props) {
  const { halls } = overview
  const say = useSay()
  const language = useLanguage()
  const colours = useAppearance() === 'dark' ? darkColours : dayColours
  const navigate = useNavigate()
  const address = useHallAddress()
  const [stage, setStage] = useState<MapStage>()
  const [walk, setWalk] = useState<Walk>({ gate: '', hall: '' })
  const isSketch = overview.site === ''

  const site = useMemo(() => sitePlanOf(overview), [overview])
  const drawable = useMemo(() => {
    const figure = (hall: SiteHall) =>
      say(texts.figure, { free: formatNumber(countIn(hall, 'free'), language) })
    return drawableSite(site, looksOf(overview.halls, figure))
  }, [overview, site, say, language])
  const found = useSiteWay(drawable, walk.gate, walk.hall)
  const outcome = useOutcome(found)
  const way = found.status === 'found' ? found.way : undefined
  const look = useMemo(() => ({ colours, language, only }), [colours, language, only])
  const chosen = pointed ?? walk.hall
  const picture = useMemo(
    () =>
      sitePicture(drawable, { ...look, chosen, ...(way && { way: { points: way.points, words: outcome } }) }),
    [drawable, look, chosen, way, outcome],
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
  const visitorGates = site.gates.filter(({ use }) => use === 'visitors')
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
            <div className={styles.zoom}>
              <SiteZoom stage={stage} />
            </div>
          </>
        ) : null}
        {isSketch ? <p className={styles.note}>{say(texts.notToPlace)}</p> : null}
      </div>
      <div className={styles.foot}>
        <SiteLegend halls={halls} colours={colours} />
        {visitorGates.length > 0 ? (
          <SiteWayPanel gates={visitorGates} halls={halls} walk={walk} onWalk={setWalk} outcome={outcome} />
        ) : null}
      </div>
    </div>
  )
}

function useOutcome(found: FoundSiteWay): string {
  const say = useSay()
  const language = useLanguage()
  switch (found.status) {
    case 'none':
      return ''
    case 'finding':
      return say(texts.finding)
    case 'unreachable':
      return say(texts.noWay)
    case 'found': {
      const { length, minutes } = found.way
      return say(texts.wayWords, {
        metres: formatNumber(Math.round(length), language),
        count: minutes,
      })
    }
  }
}
