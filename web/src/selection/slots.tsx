import styles from './slots.module.css'

/** More than these say nothing any more. */
const mostShown = 8

/** One small booth for each that one may have: had, on its way, or still open. */
export function Slots({ most, had, coming }: { most: number; had: number; coming: number }) {
  if (most > mostShown) return null
  return (
    <span className={styles.slots} aria-hidden="true">
      {Array.from({ length: most }, (_, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: they differ by nothing but their place
          key={place}
          className={place < had ? styles.had : place < had + coming ? styles.coming : styles.open}
        />
      ))}
    </span>
  )
}
