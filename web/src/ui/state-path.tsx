import { useSay } from '../lib/language'
import styles from './state-path.module.css'
import { uiTexts } from './ui.texts'

export interface PathStep {
  key: string
  title: string
  note: string
  state: 'done' | 'now' | 'ahead'
}

/** Where someone stands on a way of several steps. A row on wide screens, a vertical list on phones. */
export function StatePath({ label, steps }: { label: string; steps: PathStep[] }) {
  const say = useSay()
  return (
    <ol className={styles.path} aria-label={label}>
      {steps.map(({ key, title, note, state }, index) => (
        <li
          key={key}
          className={`${styles.step} ${styles[state]}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {state === 'done' ? <Tick /> : index + 1}
          </span>
          <span className={styles.words}>
            <strong>{title}</strong>
            <span className={styles.hidden}>{say(stateTexts[state])}</span>
            <small>{note}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}

const stateTexts = { done: uiTexts.stepDone, now: uiTexts.stepNow, ahead: uiTexts.stepAhead }

function Tick() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
      <path
        d="M3 7.5 6 10.5 11 4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
