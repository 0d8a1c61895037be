import { useSay } from '../lib/language'
import { hallTexts as texts } from './hall.texts'
import styles from './north-mark.module.css'

/** Where north is on a plan, in degrees clockwise from up: doors and gates are told by it. To be seen only; names say it too. */
export function NorthMark({ north }: { north: number }) {
  const say = useSay()
  return (
    <div className={styles.north} aria-hidden="true">
      <svg width="34" height="34" viewBox="-17 -17 34 34" aria-hidden="true" focusable="false">
        <path d="M0-12 5 7 0 3.500-5 7z" fill="currentColor" transform={`rotate(${north})`} />
      </svg>
      {say(texts.north)}
    </div>
  )
}
