import { useSay } from '../lib/language'
import { hallTexts } from './hall.texts'
import { MinusIcon, PlusIcon, WholeIcon } from './icons'
import { pickerTexts as texts } from './picker.texts'
import styles from './site-zoom.module.css'
import type { MapStage } from './stage/map-stage'

/** Nearer, farther and back to everything. Without the figure of a hall's plan: a site at 1.0× is one hall. */
export function SiteZoom({ stage }: { stage: MapStage }) {
  const say = useSay()
  return (
    <fieldset className={styles.zoom} aria-label={say(hallTexts.zoom)}>
      <button type="button" aria-label={say(hallTexts.zoomIn)} onClick={() => stage.step(1)}>
        <PlusIcon />
      </button>
      <button type="button" aria-label={say(hallTexts.zoomOut)} onClick={() => stage.step(-1)}>
        <MinusIcon />
      </button>
      <button type="button" aria-label={say(texts.wholeSite)} onClick={() => stage.reset()}>
        <WholeIcon />
      </button>
    </fieldset>
  )
}
