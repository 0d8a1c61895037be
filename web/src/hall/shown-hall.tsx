import { drawable as drawableOf } from '@fairground/floorplan/draw-plan'
import { darkColours, dayColours } from '@fairground/floorplan/plan-colours'
import { picturesIn } from '@fairground/floorplan/plan-pictures'
import type { PlanScene } from '@fairground/floorplan/plan-scene'
import type { HallMap, SiteOverview } from '@fairground/wire/hall/maps'
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { useAppearance } from '../lib/appearance'
import { useLanguage, useSay } from '../lib/language'
import { onDemand } from '../ui/on-demand'
import { useMedia } from '../ui/use-media'
import type { PlanAddress } from './address'
import type { BoothActs } from './booth-acts'
import { type BoothOnMap, planOf } from './booth-on-map'
import { hallTexts as texts } from './hall.texts'
import type { HallTab } from './hall-tabs'
import { type Emphasis, Legend, standsOut } from './legend'
import type { MapState } from './live-map'
import type { ShownAs } from './map-bar'
import { MapCanvas } from './map-canvas'
import { MapSkeleton } from './map-message'
import { byState, type MakePainting, paintingOf } from './map-painting'
import { Minimap } from './minimap'
import { NorthMark } from './north-mark'
import { PrintSheet } from './print-sheet'
import type { PlanSource } from './read-halls'
import styles from './shown-hall.module.css'
import { northOf } from './site-on-overview'
import type { Look } from './stage/hall-picture'
import type { MapStage } from './stage/map-stage'
import { useCovered } from './use-covered'
import { usePlanPictures } from './use-plan-pictures'
import type { ShownFair } from './use-shown-fair'
import { useShownWay } from './use-shown-way'
import { ZoomControls } from './zoom-controls'

const BoothCard = onDemand(async () => (await import('./booth-card')).BoothCard, { isQuiet: true })
const ChosenBooth = onDemand(async () => (await import('./chosen-booth')).ChosenBooth)
const BoothList = onDemand(async () => (await import('./booth-list')).BoothList, { waiting: <MapSkeleton /> })
const WayPanel = onDemand(async () => (await import('./way-panel')).WayPanel)
const WayMarks = onDemand(async () => (await import('./way-marks')).WayMarks, { isQuiet: true })
const StartNote = onDemand(async () => (await import('./start-note')).StartNote, { isQuiet: true })

export interface ViewerProps {
  site: SiteOverview
  /** Those one goes to from here; all of the site unless said. */
  halls?: readonly HallTab[]
  hall: HallTab
  /** Where the plans of halls come from: a way may lead through several. */
  maps: PlanSource
  /** Where the whole site is seen. */
  sitePlan: string
  live: { state: MapState; retry: () => void }
  address: PlanAddress
  onAddress: (next: Partial<Omit<PlanAddress, 'hallId'>>) => void
  /** Booths of whoever looks, by id. */
  own: ReadonlySet<string>
  fair: ShownFair
  /** Stands with the tools of the bar. */
  tools?: ReactNode
  /** Lies over the plan on the left. */
  aside?: ReactNode
  /** Lies over its foot from side to side, for thumbs. */
  sheet?: ReactNode
  /** Stands in the bar in the place of how fresh the plan is. */
  badge?: ReactNode
  /** Above the bar, in the full view too: what nobody may overlook. */
  banner?: ReactNode
  /** What can be done with booths, where more can be done than to look at them. */
  acts?: BoothActs
  /** What the looks of booths say; their state where nothing else is asked for. */
  painting?: MakePainting
  /** Where a booth leads that is pressed; without it, pressing one shows what is known of it. */
  pageOf?: (booth: BoothOnMap) => string
}

export interface PlacedBooths {
  scene: PlanScene
  booths: BoothOnMap[]
}

interface Props extends ViewerProps, PlacedBooths {
  map: HallMap
  shownAs: ShownAs
  onShownAs: (shownAs: ShownAs) => void
  stage: MapStage | undefined
  onStage: (stage: MapStage | undefined) => void
  choose: (booth: BoothOnMap | undefined) => void
  show: (booth: BoothOnMap) => void
}

/** A hall that has come: its plan or its list, and what lies over it. */
export function ShownHall(props: Props) {
  const { hall, map, scene, booths, shownAs, onShownAs, stage, onStage, choose, show } = props
  const { site, maps, sitePlan, address, own, fair, aside, sheet, acts } = props
  const { painting: paint = byState, pageOf } = props
  const say = useSay()
  const language = useLanguage()
  const colours = useAppearance() === 'dark' ? darkColours : dayColours
  const painting = useMemo(() => paint(colours, language), [paint, colours, language])
  const navigate = useNavigate()
  const isWide = useMedia('(min-width: 761px)')
  const [emphasis, setEmphasis] = useState<Emphasis>()
  const [paintedBefore, setPaintedBefore] = useState(() => paint)
  // What stood out has no meaning in another painting.
  if (paintedBefore !== paint) {
    setPaintedBefore(() => paint)
    setEmphasis(undefined)
  }
  const pickedOnPlan = useRef(false)

  const drawable = useMemo(
    () => drawableOf(planOf(map, scene, booths, language)),
    [map, scene, booths, language],
  )
  const standing = useMemo(
    () => booths.filter((booth) => standsOut(booth, emphasis, { own, painting })),
    [booths, emphasis, own, painting],
  )
  const pictures = usePlanPictures(picturesIn(drawable.plan))
  const look = useMemo<Look>(
    () => ({
      colours,
      painting: paintingOf(painting, booths),
      language,
      own,
      only: emphasis ? new Set(standing.map(({ id }) => id)) : acts?.standOut,
      pictures,
    }),
    [colours, painting, booths, language, own, emphasis, standing, acts?.standOut, pictures],
  )
  const chosen = booths.find(({ code }) => code === address.booth)
  const way = useShownWay({ ...props, chosen })
  const hasWay = way.to !== undefined
  const { covered, isBesidePanel, hasSheet, boxes, room } = useCovered({ isWide, hasWay })

  // A whole hall on a phone has booths no thumb can hit: it is opened where the first press is likely.
  const opening = useEffectEvent(() => {
    if (acts?.lookFirst && !chosen) stage?.lookAt(acts.lookFirst)
  })
  const hasOpening = acts?.lookFirst !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hall, when it is known how much the sheet covers
  useEffect(() => {
    if (stage && hasSheet && hasOpening) opening()
  }, [stage, hall.id, hasSheet, hasOpening])

  // What was picked on the plan stays where it is, beside its card; whatever else leads to a booth brings it into the middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each booth that is chosen
  useEffect(() => {
    if (chosen && pickedOnPlan.current) stage?.uncover(chosen)
    else if (chosen) stage?.lookAt(chosen)
    pickedOnPlan.current = false
  }, [stage, chosen?.id])

  function pick(boothId: string | undefined): void {
    const booth = booths.find(({ id }) => id === boothId)
    if (booth && pageOf) return void navigate(pageOf(booth))
    if (booth && acts?.press(booth)) return
    if (booth?.code === address.booth) return
    pickedOnPlan.current = booth !== undefined
    choose(booth)
  }
  const facts = (booth: BoothOnMap) => ({
    booth,
    hall: map.hall,
    scene,
    colours,
    isOwn: own.has(booth.id),
    stage,
    covered,
    ways: way.lines,
    line: acts?.lineOf(booth),
  })

  const north = useMemo(() => northOf(site, hall.code), [site, hall.code])
  const title = `${hall.code} ${hall.name[language]}`
  return (
    <div
      className={styles.hall}
      style={{ ...room, '--list-left': isBesidePanel && acts ? '332px' : '20px' } as CSSProperties}
    >
      <div hidden={shownAs === 'list'}>
        <MapCanvas
          hallId={hall.id}
          label={say(texts.planOf, { hall: title })}
          drawable={drawable}
          look={look}
          covered={covered}
          chosen={chosen}
          marks={
            <>
              {acts?.marks(colours)}
              {way.marked.length > 0 ? <WayMarks lines={way.marked} colours={colours} /> : null}
            </>
          }
          onPick={pick}
          onStage={onStage}
          cardOf={(id) => {
            const booth = id === chosen?.id ? undefined : booths.find((one) => one.id === id)
            return booth ? <BoothCard {...facts(booth)} /> : null
          }}
        >
          {chosen && (isWide || !hasWay) ? (
            <ChosenBooth
              {...facts(chosen)}
              box={boxes.card}
              page={pageOf?.(chosen)}
              act={acts ? [acts.buttonFor(chosen), acts.markFor(chosen)] : null}
              onWay={way.ask}
              onList={() => onShownAs('list')}
              onClose={() => choose(undefined)}
            />
          ) : null}
        </MapCanvas>
        {north === undefined ? null : <NorthMark north={north} />}
        {stage ? (
          <div className={styles.corner}>
            {hasWay ? null : <Minimap stage={stage} drawable={drawable} look={look} />}
            <ZoomControls stage={stage} />
          </div>
        ) : null}
      </div>
      {shownAs === 'list' && !acts ? null : (
        <div ref={boxes.panel} className={hasWay ? styles.leftWithWay : styles.left}>
          {aside}
          {shownAs === 'list' ? null : way.to ? (
            <WayPanel
              overview={site}
              inView={way.inView}
              maps={maps}
              sitePlan={sitePlan}
              from={way.from}
              isMisread={way.isMisread}
              to={way.to}
              found={way.found}
              lines={way.lines}
              goal={chosen}
              stage={stage}
              onFrom={way.setFrom}
              onClose={way.close}
            />
          ) : way.from ? (
            <StartNote overview={site} shown={hall.code} from={way.from} onClose={way.close} />
          ) : null}
        </div>
      )}
      {shownAs === 'list' ? (
        <BoothList
          caption={title}
          booths={acts ? withFirst(standing, acts.standOut) : standing}
          own={own}
          colours={colours}
          chosen={chosen}
          acts={acts}
          onChoose={show}
        />
      ) : null}
      <div ref={boxes.legend} className={sheet ? styles.footBehindSheet : styles.foot}>
        <Legend
          booths={booths}
          own={own}
          colours={colours}
          painting={painting}
          emphasis={emphasis}
          onEmphasis={setEmphasis}
        />
      </div>
      <PrintSheet
        title={title}
        fair={fair.name}
        drawable={drawable}
        booths={booths}
        painting={paint(dayColours, language)}
        own={own}
        chosen={chosen?.id}
        ways={way.lines}
        told={way.told}
        reader={{ language, timeZone: fair.timeZone }}
      />
      {sheet ? (
        <div ref={boxes.sheet} className={styles.sheet}>
          {sheet}
        </div>
      ) : null}
    </div>
  )
}

const withFirst = (booths: readonly BoothOnMap[], first: ReadonlySet<string>): BoothOnMap[] => [
  ...booths.filter(({ id }) => first.has(id)),
  ...booths.filter(({ id }) => !first.has(id)),
]
