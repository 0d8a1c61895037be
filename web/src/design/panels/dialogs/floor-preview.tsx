import type { DraftBooth } from '@fairground/floorplan/design/draft'
import type { Rect } from '@fairground/floorplan/geometry'
import styles from './floor-preview.module.css'

/** A floor and what would stand on it, small. */
export function FloorPreview({ floor, booths }: { floor: Rect; booths: readonly DraftBooth[] }) {
  const line = Math.max(floor.width, floor.depth) / 300
  return (
    <svg
      viewBox={`${floor.x - line} ${floor.y - line} ${floor.width + 2 * line} ${floor.depth + 2 * line}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect
        className={styles.floor}
        x={floor.x}
        y={floor.y}
        width={floor.width}
        height={floor.depth}
        strokeWidth={line}
      />
      {booths.map(({ id, x, y, width, depth }) => (
        <rect key={id} className={styles.booth} x={x} y={y} width={width} height={depth} strokeWidth={line} />
      ))}
    </svg>
  )
}
