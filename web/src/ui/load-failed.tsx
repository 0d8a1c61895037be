import { Button } from 'antd'
import { useSay } from '../lib/language'
import styles from './load-failed.module.css'
import { uiTexts } from './ui.texts'

/** Stands where content would: only this part failed, and asking again may be enough. */
export function LoadFailed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const say = useSay()
  return (
    <div className={styles.failed} role="alert">
      <h2>{say(uiTexts.loadFailedTitle)}</h2>
      <p>{say(uiTexts.loadFailedAdvice)}</p>
      <Button type="primary" onClick={onRetry} loading={busy}>
        {say(uiTexts.retry)}
      </Button>
    </div>
  )
}
