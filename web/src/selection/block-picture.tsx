import type { Rect } from '@fairground/floorplan/geometry'
import styles from './block-picture.module.css'

/** The booths of a suggestion in small: those one has filled, those to come dashed. */
export function BlockPicture({
  own,
  added,
}: {
  own: readonly (Rect & { id: string })[]
  added: readonly (Rect & { id: string })[]
}) {
  const all = [...own, ...added]
  const left = Math.min(...all.map(({ x }) => x))
  const top = Math.min(...all.map(({ y }) => y))
  const width = Math.max(...all.map((booth) => booth.x + booth.width)) - left
  const depth = Math.max(...all.map((booth) => booth.y + booth.depth)) - top
  const ids = new Set(own.map(({ id }) => id))
  return (
    <svg
      className={styles.picture}
      viewBox={`${left - 0.3} ${top - 0.3} ${width + 0.6} ${depth + 0.6}`}
      aria-hidden="true"
      focusable="false"
    >
      {all.map((booth) => (
        <rect
          key={booth.id}
          className={ids.has(booth.id) ? styles.own : styles.added}
          x={booth.x + 0.15}
          y={booth.y + 0.15}
          width={booth.width - 0.3}
          height={booth.depth - 0.3}
          rx={0.3}
        />
      ))}
    </svg>
  )
}
