import { useSay } from '../../lib/language'
import styles from './reels.module.css'
import { stageTexts as texts } from './stage.texts'

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

/** A show and nothing else: what was drawn is decided on the server before the first figure turns. */
export function Reels({ companies }: { companies: number }) {
  const say = useSay()
  const width = Math.max(3, String(companies).length)
  return (
    <div className={styles.show}>
      <div className={styles.reels} aria-hidden="true">
        {Array.from({ length: width }, (_, reel) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reels never change places
          <span key={reel} className={styles.window}>
            <span className={styles.reel}>
              {digits.map((digit, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do figures on a reel
                <i key={index}>{digit}</i>
              ))}
            </span>
          </span>
        ))}
      </div>
      <p role="status">{say(texts.drawing)}</p>
    </div>
  )
}
