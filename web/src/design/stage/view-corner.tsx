import type { DrawablePlan } from '@fairground/floorplan/draw-plan'
import { type Look, Minimap } from '../../hall'
import { useSay } from '../../lib/language'
import { stageTexts as texts } from './stage.texts'
import { useTable } from './stage-context'
import { DownIcon, LeftIcon, RightIcon, UpIcon } from './stage-icons'
import styles from './view-corner.module.css'

const step = 100

/** The whole hall in small, and around it the arrows that move the sheet. */
export function ViewCorner({ drawable, look }: { drawable: DrawablePlan; look: Look }) {
  const say = useSay()
  const { stage } = useTable()
  if (!stage) return null
  return (
    <fieldset className={styles.corner} aria-label={say(texts.move)}>
      <button
        type="button"
        className={styles.up}
        aria-label={say(texts.moveUp)}
        onClick={() => stage.moveBy(0, step)}
      >
        <UpIcon />
      </button>
      <button
        type="button"
        className={styles.left}
        aria-label={say(texts.moveLeft)}
        onClick={() => stage.moveBy(step, 0)}
      >
        <LeftIcon />
      </button>
      <div className={styles.map}>
        <Minimap stage={stage} drawable={drawable} look={look} hasPlace />
      </div>
      <button
        type="button"
        className={styles.right}
        aria-label={say(texts.moveRight)}
        onClick={() => stage.moveBy(-step, 0)}
      >
        <RightIcon />
      </button>
      <button
        type="button"
        className={styles.down}
        aria-label={say(texts.moveDown)}
        onClick={() => stage.moveBy(0, -step)}
      >
        <DownIcon />
      </button>
    </fieldset>
  )
}
