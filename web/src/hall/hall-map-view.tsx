import type { HallMap } from '@fairground/wire/hall/maps'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../lib/language'
import { usePageKeys } from '../lib/use-page-keys'
import { AddressNotes, type Found, PlanSearchBox } from '../plan-search'
import { type BoothOnMap, boothsOf, sceneOf } from './booth-on-map'
import { HallFacts } from './hall-facts'
import styles from './hall-map-view.module.css'
import { MapBar, type ShownAs } from './map-bar'
import { MapFailed, MapSkeleton } from './map-message'
import { type PlacedBooths, ShownHall, type ViewerProps } from './shown-hall'
import { isIn, readSpot } from './spot'
import type { MapStage } from './stage/map-stage'
import { useFullView } from './use-full-view'
import { useHallLink } from './use-hall-link'
import { useHallWasMissing } from './use-plan-address'

/** The one viewer of hall plans, whoever looks. It fills the box it stands in. */
export function HallMapView(props: ViewerProps) {
  const {
    site,
    halls = site.halls,
    hall,
    maps,
    live,
    fair,
    address,
    onAddress,
    tools,
    badge,
    banner,
    sheet,
  } = props
  const language = useLanguage()
  const navigate = useNavigate()
  const linkTo = useHallLink(hall)
  const isHallMissing = useHallWasMissing()
  const box = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<MapStage>()
  const [shownAs, setShownAs] = useState<ShownAs>('plan')
  const full = useFullView(box, () => stage?.reset())
  const { map } = live.state
  const shown = usePlacedBooths(map)

  function choose(booth: BoothOnMap | undefined): void {
    const start = readSpot(address.from, hall.code)
    // A door or a booth of this hall was chosen for this one way; where somebody stands or comes from lasts longer.
    const isOfThisWay = start && start.kind !== 'place' && isIn(start, hall.code)
    const keepsStart = booth !== undefined || (start && !isOfThisWay)
    onAddress({ booth: booth?.code, from: keepsStart ? address.from : undefined })
  }
  // The focus is nowhere once the row of the list that led here is gone.
  usePageKeys(({ key }) => {
    if (key === 'Escape' && address.booth) choose(undefined)
  })
  function show(booth: BoothOnMap): void {
    setShownAs('plan')
    choose(booth)
    stage?.lookAt(booth)
  }
  function go(found: Found): void {
    const here = shown?.booths.find(({ id }) => id === found.booth?.id)
    setShownAs('plan')
    if (here) show(here)
    else void navigate(linkTo(found.hall, { booth: found.booth?.code }))
  }
  // Neither while the address is put right, nor while another hall comes.
  const isSettled = address.hallId === hall.id && map?.hall.id === hall.id
  const lost =
    isSettled && !shown?.booths.some(({ code }) => code === address.booth) ? address.booth : undefined

  return (
    <div ref={box} className={full.isFull ? styles.full : styles.view}>
      <div>
        {banner}
        <MapBar
          halls={halls}
          hall={hall}
          state={live.state}
          timeZone={fair.timeZone}
          shownAs={shownAs}
          onShownAs={setShownAs}
          full={full}
          more={tools}
          badge={badge}
          isFolding={sheet !== undefined}
        >
          {map && shown ? (
            <HallFacts
              hall={map.hall}
              scenery={shown.scene.elements}
              reader={{ language, timeZone: fair.timeZone }}
            />
          ) : null}
          <PlanSearchBox search={maps.search} near={hall.id} onChoose={go} />
        </MapBar>
        {isHallMissing || lost ? (
          <AddressNotes
            key={lost}
            hall={hall}
            isHallMissing={isHallMissing}
            lost={lost}
            search={maps.search}
            linkTo={(booth) => linkTo(booth.hall, { booth: booth.code })}
            onClose={() => onAddress({ from: address.from, to: address.to })}
          />
        ) : null}
      </div>
      <div className={styles.floor}>
        {map && shown ? (
          <ShownHall
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

/** States change often and the scene hardly ever, so its text is read once. */
export function usePlacedBooths(map: HallMap | undefined): PlacedBooths | undefined {
  const text = map?.scene
  const scene = useMemo(() => (text === undefined ? undefined : sceneOf(text)), [text])
  return useMemo(() => (map && scene ? { scene, booths: boothsOf(map, scene) } : undefined), [map, scene])
}
