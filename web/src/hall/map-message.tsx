import { useSay } from '../lib/language'
import button from '../ui/plain-button.module.css'
import { hallTexts as texts } from './hall.texts'
import styles from './map-message.module.css'

/** Holds the plan's place while it comes. */
export function MapSkeleton() {
  const say = useSay()
  return (
    <div className={styles.skeleton} role="status" aria-label={say(texts.loading)}>
      <span />
    </div>
  )
}

export function MapFailed({ onRetry }: { onRetry: () => void }) {
  const say = useSay()
  return (
    <div className={styles.message} role="alert">
      <h2>{say(texts.failedTitle)}</h2>
      <p>{say(texts.failedAdvice)}</p>
      <button type="button" className={button.primary} onClick={onRetry}>
        {say(texts.retry)}
      </button>
    </div>
  )
}

export function NoHalls() {
  const say = useSay()
  return (
    <div className={styles.message}>
      <h2>{say(texts.noHalls)}</h2>
      <p>{say(texts.noHallsAdvice)}</p>
    </div>
  )
}
