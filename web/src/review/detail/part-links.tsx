import { useSay } from '../../lib/language'
import { detailTexts as texts } from './detail.texts'
import styles from './part-links.module.css'

/** The page is long; these lead to its parts, and stay in reach while it scrolls. */
export function PartLinks({ parts }: { parts: { id: string; title: string }[] }) {
  const say = useSay()
  return (
    <nav className={styles.parts} aria-label={say(texts.parts)}>
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}
