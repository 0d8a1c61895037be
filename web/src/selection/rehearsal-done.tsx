import { useSay } from '../lib/language'
import button from '../ui/plain-button.module.css'
import styles from './rehearsal.module.css'
import { rehearsalTexts as texts } from './selection.texts'
import type { Rehearsal } from './use-rehearsal'

interface Props {
  rehearsal: Rehearsal
  /** Marks what was chosen, for the real window; nothing once all of it is marked. */
  onKeep: (() => void) | undefined
}

/** It would have been accepted; what was tried can be kept in mind for the real window. */
export function RehearsalDone({ rehearsal, onKeep }: Props) {
  const say = useSay()
  return (
    <div className={styles.done}>
      <strong>{say(texts.done)}</strong>
      <p>{say(onKeep ? texts.doneText : texts.keptText)}</p>
      <div>
        {onKeep ? (
          <button type="button" className={button.smallPrimary} onClick={onKeep}>
            {say(texts.keep)}
          </button>
        ) : null}
        <button type="button" className={button.small} onClick={rehearsal.begin}>
          {say(texts.again)}
        </button>
      </div>
    </div>
  )
}
