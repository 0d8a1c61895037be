import { useSay } from '../../lib/language'
import styles from '../../ui/checking-page.module.css'
import button from '../../ui/plain-button.module.css'
import type { Check } from './use-check'
import { verifyTexts as texts } from './verify.texts'

/** The answer first; how it was reached stands below. */
export function VerdictBanner({ check: { checked, failed, retry } }: { check: Check }) {
  const say = useSay()
  if (failed)
    return (
      <div className={styles.bad} role="alert">
        <p>{say(texts.failed)}</p>
        <button type="button" className={button.small} onClick={retry}>
          {say(texts.retry)}
        </button>
      </div>
    )
  if (!checked)
    return (
      <div className={styles.quiet} role="status">
        <p>{say(texts.checking)}</p>
      </div>
    )
  if (checked.kind === 'refused')
    return (
      <div className={styles.quiet} role="status">
        <p>{checked.words}</p>
      </div>
    )
  const { fault, words, at, bundle } = checked
  if (!fault)
    return (
      <div className={styles.ok} role="status">
        <strong>✓ {say(texts.agrees)}</strong>
        <p>{say(texts.agreesNote, { count: bundle?.companies ?? 0 })}</p>
      </div>
    )
  return (
    <div
      className={fault === 'notDrawn' ? styles.quiet : styles.bad}
      role={fault === 'notDrawn' ? 'status' : 'alert'}
    >
      <strong>{say(fault === 'notDrawn' ? texts.notDrawn : texts.wrong)}</strong>
      <p>{at ? say(texts.wrongAt, { words, at }) : words}</p>
    </div>
  )
}
