import styles from './booth-backdrop.module.css'
import { boothGrid } from './booth-grid'

const columns = 9
const rows = 27
const booths = boothGrid(columns, rows)

/** Decoration only: a hall seen from above, fading in from the left. */
export function BoothBackdrop() {
  return (
    <svg
      className={styles.backdrop}
      viewBox="0 0 996 900"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {booths.map(({ x, y, tone }, index) => (
        <rect
          key={`${x}-${y}`}
          className={styles[tone]}
          style={tone === 'hot' ? { animationDelay: `${(index % 7) * 1.3}s` } : undefined}
          x={x}
          y={y}
          width="38"
          height="30"
          rx="2"
        />
      ))}
    </svg>
  )
}
