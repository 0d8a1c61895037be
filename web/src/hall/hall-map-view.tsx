import { drawable as drawableOf } from '@fairground/floorplan/draw-plan'
import { darkColours, dayColours } from '@fairground/floorplan/plan-colours'
import type { PlanScene } from '@fairground/floorplan/plan-scene'
import type { HallMap } from '@fairground/wire/hall/maps'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAppearance } from '../lib/appearance'
import { useLanguage, useSay } from '../lib/language'
import button from '../ui/plain-button.module.css'
import { useMedia } from '../ui/use-media'
import { type PlanAddress, placeOf } from './address'
import { BoothCard } from './booth-card'
import { BoothList } from './booth-list'
import { type BoothOnMap, boothsOf, planOf, sceneOf } from './booth-on-map'
import { doorsIn } from './doors'
import { hallTexts as texts } from './hall.texts'
import { HallFacts } from './hall-facts'
import styles from './hall-map-view.module.css'
import type { HallTab } from './hall-tabs'
import { CrossIcon, ListIcon, WayIcon } from './icons'
import { type Emphasis, Legend, standsOut } from './legend'
import type { MapState } from './live-map'
import { MapBar, type ShownAs } from './map-bar'
import { MapCanvas } from './map-canvas'
import { MapFailed, MapSkeleton } from './map-message'
import { byState, type MakePainting, paintingOf } from './map-painting'
import { Minimap } from './minimap'
import panel from './panel.module.css'
import { PrintSheet } from './print-sheet'
import { SearchBox } from './search-box'
import type { Look } from './stage/hall-picture'
import type { MapStage } from './stage/map-stage'
import { useBackground } from './use-background'
import { useFullView } from './use-full-view'
import { useWay } from './use-way'
import { WayPanel } from './way-panel'
import { ZoomControls } from './zoom-controls'

interface Props {
  halls: readonly HallTab[]
  hall: HallTab
  live: { state: MapState; retry: () => void }
  address: PlanAddress
  onAddress: (next: Pick<PlanAddress, 'booth' | 'from'>) => void
  /** Booths of whoever looks, by id. */
  own: ReadonlySet<string>
  fair: { name: string; timeZone: string }
  /** Stands with the tools of the bar. */
  tools?: ReactNode
  /** Lies over the plan on the left. */
  aside?: ReactNode
  /** What the looks of booths say; their state where nothing else is asked for. */
  painting?: MakePainting
  /** Where a booth leads that is pressed; without it, pressing one shows what is known of it. */
  pageOf?: (booth: BoothOnMap) => string
}

/** The one viewer of hall plans, whoever looks. It fills the box it stands in. */
export function HallMapView(props: Props) {
  const { halls, hall, live, fair, address, onAddress, tools } = props
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<MapStage>()
  const [shownAs, setShownAs] = useState<ShownAs>('plan')
  const full = useFullView(box, () => stage?.reset())
  const { map } = live.state
  const shown = usePlacedBooths(map)

  function choose(booth: BoothOnMap | undefined): void {
    const keepsStart = booth !== undefined || placeOf(address.from) !== undefined
    onAddress({ booth: booth?.code, from: keepsStart ? address.from : undefined })
  }
  useEscape(() => address.booth && choose(undefined))
  function show(booth: BoothOnMap): void {
    setShownAs('plan')
    choose(booth)
    stage?.lookAt(booth)
  }

  return (
    <div ref={box} className={full.isFull ? styles.full : styles.view}>
      <MapBar
        halls={halls}
        hallId={hall.id}
        state={live.state}
        timeZone={fair.timeZone}
        shownAs={shownAs}
        onShownAs={setShownAs}
        full={full}
        more={tools}
      >
        {map ? <HallFacts hall={map.hall} reader={{ language, timeZone: fair.timeZone }} /> : null}
        <SearchBox
          booths={shown?.booths ?? []}
          otherHalls={halls.filter(({ id }) => id !== hall.id)}
          onChoose={show}
        />
      </MapBar>
      <div className={styles.floor}>
        {map && shown ? (
          <Shown
            {...props}
            {...shown}
            map={map}
            shownAs={shownAs}
            onShownAs={setShownAs}
            stage={stage}
            onStage={setStage}
            choose={choose}
            show={show}
          />
        ) : live.state.failed ? (
          <MapFailed onRetry={live.retry} />
        ) : (
          <MapSkeleton />
        )}
      </div>
    </div>
  )
}

/** Wherever the focus is: it is nowhere once the row of the list that led here is gone. */
function useEscape(onEscape: () => void): void {
  const escaped = useEffectEvent(onEscape)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escaped()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

interface PlacedBooths {
  scene: PlanScene
  booths: BoothOnMap[]
}

/** States change often and the scene hardly ever, so its text is read once. */
function usePlacedBooths(map: HallMap | undefined): PlacedBooths | undefined {
  const text = map?.scene
  const scene = useMemo(() => (text === undefined ? undefined : sceneOf(text)), [text])
  return useMemo(() => (map && scene ? { scene, booths: boothsOf(map, scene) } : undefined), [map, scene])
}

interface ShownProps extends Props, PlacedBooths {
  map: HallMap
  shownAs: ShownAs
  onShownAs: (shownAs: ShownAs) => void
  stage: MapStage | undefined
  onStage: (stage: MapStage | undefined) => void
  choose: (booth: BoothOnMap | undefined) => void
  show: (booth: BoothOnMap) => void
}

function Shown(props: ShownProps) {
  const { hall, map, scene, booths, shownAs, onShownAs, stage, onStage, choose, show } = props
  const { address, onAddress, own, fair, aside, painting: paint = byState, pageOf } = props
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
  const [wayAskedTo, askWayTo] = useState<string>()
  const pickedOnPlan = useRef(false)

  const drawable = useMemo(() => drawableOf(planOf(scene, booths, language)), [scene, booths, language])
  const standing = useMemo(
    () => booths.filter((booth) => standsOut(booth, emphasis, { own, painting })),
    [booths, emphasis, own, painting],
  )
  const background = useBackground(map.hall.background)
  const look = useMemo<Look>(
    () => ({
      colours,
      painting: paintingOf(painting, booths),
      language,
      own,
      only: emphasis ? new Set(standing.map(({ id }) => id)) : undefined,
      background,
    }),
    [colours, painting, booths, language, own, emphasis, standing, background],
  )
  const chosen = booths.find(({ code }) => code === address.booth)
  const found = useWay(scene, booths, address.from, chosen)
  const here = placeOf(address.from)
  const isWayOpen = chosen !== undefined && (wayAskedTo === chosen.id || address.from !== undefined)
  const hasPanel = isWide && (aside !== undefined || isWayOpen)
  const covered = useMemo(
    () => ({ top: 20, right: isWide ? 76 : 12, bottom: 70, left: hasPanel ? 340 : 20 }),
    [isWide, hasPanel],
  )

  // What was picked on the plan is seen already; whatever else leads to a booth brings it into the middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each booth that is chosen
  useEffect(() => {
    if (chosen && !pickedOnPlan.current) stage?.lookAt(chosen)
    pickedOnPlan.current = false
  }, [stage, chosen?.id])

  function pick(boothId: string | undefined): void {
    const booth = booths.find(({ id }) => id === boothId)
    if (booth && pageOf) return void navigate(pageOf(booth))
    if (booth?.code === address.booth) return
    pickedOnPlan.current = booth !== undefined
    choose(booth)
  }
  function askWay(): void {
    askWayTo(chosen?.id)
    const [door] = doorsIn(scene)
    if (!address.from && door) onAddress({ booth: address.booth, from: door.id })
  }
  function setFrom(from: string | undefined): void {
    if (from === undefined) askWayTo(undefined)
    onAddress({ booth: address.booth, from })
  }
  const facts = (booth: BoothOnMap) => ({
    booth,
    hall: map.hall,
    scene,
    colours,
    isOwn: own.has(booth.id),
    stage,
  })

  const title = `${hall.code} ${hall.name[language]}`
  return (
    <>
      <div hidden={shownAs === 'list'}>
        <MapCanvas
          hallId={hall.id}
          label={say(texts.planOf, { hall: title })}
          drawable={drawable}
          look={look}
          covered={covered}
          chosen={chosen}
          here={chosen ? undefined : here}
          way={chosen && found.status === 'found' ? found.way.points : undefined}
          onPick={pick}
          onStage={onStage}
          cardOf={(id) => {
            const booth = id === chosen?.id ? undefined : booths.find((one) => one.id === id)
            return booth ? <BoothCard {...facts(booth)} /> : null
          }}
        >
          {chosen ? (
            <BoothCard
              {...facts(chosen)}
              actions={
                <>
                  {pageOf ? (
                    <Link className={button.small} to={pageOf(chosen)}>
                      {say(texts.openBooth)}
                    </Link>
                  ) : null}
                  <button type="button" className={button.small} onClick={askWay}>
                    <WayIcon /> {say(texts.wayHere)}
                  </button>
                  <button type="button" className={button.small} onClick={() => onShownAs('list')}>
                    <ListIcon /> {say(texts.inList)}
                  </button>
                  <button
                    type="button"
                    className={`${panel.icon} ${styles.letGo}`}
                    aria-label={say(texts.close)}
                    onClick={() => choose(undefined)}
                  >
                    <CrossIcon />
                  </button>
                </>
              }
            />
          ) : null}
        </MapCanvas>
        <div className={styles.left}>
          {aside}
          {isWayOpen ? (
            <WayPanel
              scene={scene}
              booths={booths}
              to={chosen}
              from={address.from ?? ''}
              found={found}
              onFrom={setFrom}
            />
          ) : null}
        </div>
        {stage ? (
          <div className={styles.corner}>
            <Minimap stage={stage} drawable={drawable} look={look} />
            <ZoomControls stage={stage} />
          </div>
        ) : null}
      </div>
      {shownAs === 'list' ? (
        <BoothList
          caption={title}
          booths={standing}
          own={own}
          colours={colours}
          chosen={chosen}
          onChoose={show}
        />
      ) : null}
      <div className={styles.foot}>
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
        reader={{ language, timeZone: fair.timeZone }}
      />
    </>
  )
}
