import { useSay } from '../lib/language'
import styles from './page-skeleton.module.css'
import { uiTexts } from './ui.texts'

/** Holds the place of a whole page while its files and data arrive; needs nothing but CSS. */
export function PageSkeleton() {
  const say = useSay()
  return (
    <div className={styles.page} role="status" aria-label={say(uiTexts.loading)}>
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.card} />
      <div className={styles.columns}>
        <span className={styles.card} />
        <span className={styles.card} />
      </div>
    </div>
  )
}
