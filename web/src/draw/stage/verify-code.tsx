import { encode } from 'uqr'
import { useSay } from '../../lib/language'
import styles from './stage.module.css'
import { stageTexts as texts } from './stage.texts'

/** Whoever sits in the hall checks the draw on a phone: the address as a code, with the quiet edge a camera needs. */
export function VerifyCode({ path }: { path: string }) {
  const say = useSay()
  const { data, size } = encode(window.location.origin + path, { ecc: 'M', border: 3 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <figure className={styles.code}>
      <figcaption>{say(texts.scan)}</figcaption>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={say(texts.scan)}
        shapeRendering="crispEdges"
      >
        <path d={dark.join('')} />
      </svg>
    </figure>
  )
}
