import styles from './key-cap.module.css'

/** The key that does the same; assistive technology hears of it by `aria-keyshortcuts`. */
export function KeyCap({ children }: { children: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  )
}
