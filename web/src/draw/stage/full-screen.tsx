import { useSay } from '../../lib/language'
import styles from './stage.module.css'
import { stageTexts as texts } from './stage.texts'

/** Where browsers know it; Escape leads back. */
export function FullScreen() {
  const say = useSay()
  if (!document.fullscreenEnabled) return null
  return (
    <button
      type="button"
      className={styles.quiet}
      onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
    >
      {say(texts.fullScreen)}
    </button>
  )
}
