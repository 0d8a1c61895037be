import { useSay } from '../lib/language'
import { type Mark, markTexts } from './mark'
import styles from './mark-sign.module.css'

const signs: Record<Mark, string> = {
  yes: 'M5.5 10.5l3 3 6-7',
  none: 'M6.5 10h7',
  check: 'M7.6 7.6c.2-1.4 1.2-2.1 2.5-2.1 1.4 0 2.4.8 2.4 2 0 1.8-2.5 1.9-2.5 3.9M10 14.3v.1',
  lapsed: 'M10 5.5V10l3 2',
  later: 'M6 5.5v9M9 6.5l5 3.5-5 3.5z',
  stop: 'M6.5 6.5l7 7M13.5 6.5l-7 7',
}

/** Drawn: shape, sign and word differ, so that nobody needs the colour. */
export function MarkSign({ mark }: { mark: Mark }) {
  return (
    <svg
      className={`${styles.sign} ${styles[mark]}`}
      width="24"
      height="24"
      viewBox="0 0 20 20"
      role="img"
      aria-label={useSay()(markTexts[mark])}
    >
      {mark === 'stop' ? (
        <path className={styles.ground} d="M6.3 1h7.4L19 6.3v7.4L13.7 19H6.3L1 13.7V6.3z" />
      ) : mark === 'check' ? (
        <rect
          className={styles.ground}
          x="2.6"
          y="2.6"
          width="14.8"
          height="14.8"
          rx="2.5"
          transform="rotate(45 10 10)"
        />
      ) : (
        <circle className={styles.ground} cx="10" cy="10" r="9" />
      )}
      <path className={styles.line} d={signs[mark]} />
    </svg>
  )
}
