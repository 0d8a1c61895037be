import { useSyncExternalStore } from 'react'
import { useSay } from '../lib/language'
import { hallTexts as texts } from './hall.texts'
import { MinusIcon, PlusIcon, WholeIcon } from './icons'
import type { MapStage } from './stage/map-stage'
import { leastZoom, mostZoom, scaleAtOne, zoomOf, zoomStep } from './stage/map-view'
import styles from './zoom-controls.module.css'

/** Steps of 0.2 from 0.2 to 2.0, and the way back to the whole hall. */
export function ZoomControls({ stage }: { stage: MapStage }) {
  const say = useSay()
  const zoom = useSyncExternalStore(stage.watch, () => Math.round(zoomOf(stage.view()) * 100) / 100)
  const figure = say(texts.zoomFigure, { figure: zoom.toFixed(1) })
  return (
    <fieldset className={styles.zoom} aria-label={say(texts.zoom)}>
      <button type="button" aria-label={say(texts.zoomIn)} onClick={() => stage.step(1)}>
        <PlusIcon />
      </button>
      <input
        type="range"
        aria-label={say(texts.zoom)}
        aria-valuetext={figure}
        min={leastZoom}
        max={mostZoom}
        step={zoomStep}
        value={zoom}
        onChange={({ target }) => stage.zoomTo(Number(target.value) * scaleAtOne)}
      />
      <output>{figure}</output>
      <button type="button" aria-label={say(texts.zoomOut)} onClick={() => stage.step(-1)}>
        <MinusIcon />
      </button>
      <button type="button" aria-label={say(texts.zoomReset)} onClick={() => stage.reset()}>
        <WholeIcon />
      </button>
    </fieldset>
  )
}
