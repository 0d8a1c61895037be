import { useSay } from '../../lib/language'
import { useEditor } from '../design-context'
import styles from './design-stage.module.css'
import type { Crosshair } from './key-hand'
import { crosshairTexts, stageTexts as texts } from './stage.texts'
import { underWay } from './under-way'
import { useWatched, type Watched } from './watched'

/** For whoever does not see the plan: where the crosshair stands, and what is drawn from there. */
export function SaidCrosshair({ crosshair }: { crosshair: Watched<Crosshair | undefined> }) {
  return (
    <p className={styles.unseen} role="status">
      <Words crosshair={useWatched(crosshair)} />
    </p>
  )
}

function Words({ crosshair }: { crosshair: Crosshair | undefined }) {
  const say = useSay()
  const tool = useEditor((state) => state.tool)
  const overlay = useEditor((state) => state.overlay)
  const isPulling = useEditor((state) => state.isPulling)
  if (!crosshair || tool === 'select' || tool === 'calibrate') return null
  const { at, hasMoved } = crosshair
  const now = underWay({ overlay, isPulling })
  if (now) {
    const { what, ...figures } = now
    return say(crosshairTexts[what], { ...figures, ...at })
  }
  return hasMoved
    ? say(crosshairTexts.at, { ...at })
    : say(crosshairTexts.taken, { tool: say(texts[tool]), ...at })
}
