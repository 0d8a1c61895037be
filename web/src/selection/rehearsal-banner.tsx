import { useSay } from '../lib/language'
import button from '../ui/plain-button.module.css'
import styles from './rehearsal.module.css'
import { rehearsalTexts as texts } from './selection.texts'
import type { Rehearsal } from './use-rehearsal'

/** Nobody may take a rehearsal for the real thing, nor miss the real thing over it. */
export function RehearsalBanner({ rehearsal: { isOvertaken, end } }: { rehearsal: Rehearsal }) {
  const say = useSay()
  return (
    <div className={isOvertaken ? styles.overtaken : styles.banner} role="status">
      <p>
        <strong>{say(isOvertaken ? texts.overtaken : texts.name)}</strong>{' '}
        <span>{say(isOvertaken ? texts.overtakenText : texts.text)}</span>
      </p>
      <button type="button" className={isOvertaken ? button.smallPrimary : button.small} onClick={end}>
        {say(isOvertaken ? texts.forReal : texts.end)}
      </button>
    </div>
  )
}
